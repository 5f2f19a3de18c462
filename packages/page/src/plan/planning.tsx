import type { Connection } from '@fray/live/client'
import type { SeatTable } from '@fray/seat'
import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { X } from '../signs/index.ts'
import { ActionsList } from '../table/actions.tsx'
import { useWords } from '../words/words.ts'
import look from './plan.module.css'
import { plannersOf, usePlanMaking } from './use-plan-making.ts'

/** What a seat does in the meantime, while it is the others' turn: it plans its own next one, looks at the plan, drops it. */
export function Planning({ connection, table }: { connection: Connection; table: SeatTable }) {
  const { time: words } = useWords()
  const [isMaking, setMaking] = useState(false)
  const mine = plannersOf(table)
  if (mine.length === 0) return null
  if (isMaking) return <Making connection={connection} who={mine} onDone={() => setMaking(false)} />
  return (
    <div className={look.planning}>
      <PlanShown connection={connection} table={table} />
      <Button onPress={() => setMaking(true)}>{table.plan === null ? words.plan : words.planChange}</Button>
    </div>
  )
}

/** The plan of the seat: what is still to be done, and why it went no further; nothing where there is none. */
export function PlanShown({ connection, table: { plan } }: { connection: Connection; table: SeatTable }) {
  const { time: words } = useWords()
  if (plan === null) return null
  const { who, left, stopped } = plan
  return (
    <section className={look.plan} aria-label={words.planOf(who)} data-stopped={stopped !== null}>
      <h3>{words.planOf(who)}</h3>
      {stopped === null ? null : <p role="alert">{words.planStopped(stopped)}</p>}
      <ol>
        {left.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be done twice.
          <li key={i}>{step}</li>
        ))}
      </ol>
      <p className={look.hint}>{stopped === null ? words.planWaits : ''}</p>
      <Button kind="quiet" onPress={() => void connection.plan(who, [])}>
        {words.planDrop}
      </Button>
    </section>
  )
}

function Making({
  connection,
  who: all,
  onDone,
}: {
  connection: Connection
  who: readonly string[]
  onDone: () => void
}) {
  const { time: words, actions: actionWords } = useWords()
  const [who, setWho] = useState(all[0] ?? '')
  const { steps, actions, form, takeOut, keep: keepIt } = usePlanMaking(connection, who)
  const [refused, setRefused] = useState('')
  const keep = async () => {
    const why = await keepIt()
    if (why === '') onDone()
    else setRefused(why)
  }
  return (
    <section className={look.making} aria-label={words.planOf(who)}>
      <h2>{words.planOf(who)}</h2>
      <p className={look.hint}>{words.planMeans}</p>
      {all.length < 2 ? null : (
        <label className={look.whose}>
          <span>{words.planWho}</span>
          <select value={who} onChange={({ target }) => setWho(target.value)}>
            {all.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      {steps.length === 0 ? null : (
        <ol className={look.steps}>
          {steps.map((step, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be done twice.
            <li key={i}>
              <span>{step.words}</span>
              <button type="button" aria-label={words.planDropStep(step.words)} onClick={() => takeOut(i)}>
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className={look.buttons}>
        <Button kind="main" isDisabled={steps.length === 0} onPress={() => void keep()}>
          {words.planKeep}
        </Button>
        <Button onPress={onDone}>{actionWords.cancel}</Button>
      </div>
      {refused === '' ? null : <p role="alert">{refused}</p>}
      {actions === null ? null : (
        <ActionsList actions={actions} shown={null} chances={null} form={form} end={null} thing={null} />
      )}
    </section>
  )
}
