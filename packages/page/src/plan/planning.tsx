import type { Connection } from '@fray/client'
import type { PlainCommand } from '@fray/kernel'
import type { Acts, Chances, SeatTable } from '@fray/seat'
import { X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { ActsList } from '../table/acts.tsx'
import { useDoing } from '../table/use-doing.ts'
import { useWords } from '../words/words.ts'
import look from './plan.module.css'

const NO_CHANCES: ReadonlyMap<string, Chances | null> = new Map()

/** What a seat does in the meantime, while it is the others' turn: it plans its own next one, looks at the plan, drops it. */
export function Planning({ connection, table }: { connection: Connection; table: SeatTable }) {
  const { time: words } = useWords()
  const [isMaking, setMaking] = useState(false)
  const mine = table.cards.filter(
    ({ who, yours }) => yours && table.board.tokens.some((token) => token.who === who && token.state === 'up'),
  )
  if (mine.length === 0) return null
  if (isMaking)
    return <Making connection={connection} who={mine.map(({ who }) => who)} onDone={() => setMaking(false)} />
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

interface Step {
  readonly command: PlainCommand
  readonly words: string
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
  const { time: words, acts: actWords } = useWords()
  const [who, setWho] = useState(all[0] ?? '')
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [acts, setActs] = useState<Acts | null>(null)
  const [refused, setRefused] = useState('')
  const add = useCallback(
    (command: PlainCommand, said: string) => setSteps((before) => [...before, { command, words: said }]),
    [],
  )
  const doing = useDoing(connection, who, null, add)
  useEffect(() => {
    let isWanted = true
    setActs(null)
    connection.acts(who, { planned: true }).then(
      (found) => isWanted && setActs(found),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [connection, who])
  const keep = async () => {
    const outcome = await connection.plan(
      who,
      steps.map(({ command }) => command),
    )
    if (outcome.done) onDone()
    else setRefused(outcome.reason)
  }
  return (
    <section className={look.making} aria-label={words.planOf(who)}>
      <h2>{words.planOf(who)}</h2>
      <p className={look.hint}>{words.planMeans}</p>
      {all.length < 2 ? null : (
        <label className={look.whose}>
          <span>{words.planWho}</span>
          <select
            value={who}
            onChange={({ target }) => {
              setWho(target.value)
              setSteps([])
            }}
          >
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
              <button
                type="button"
                aria-label={words.planDropStep(step.words)}
                onClick={() => setSteps(steps.filter((_, at) => at !== i))}
              >
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
        <Button onPress={onDone}>{actWords.cancel}</Button>
      </div>
      {refused === '' ? null : <p role="alert">{refused}</p>}
      {acts === null ? null : (
        <ActsList acts={acts} shown={null} chances={NO_CHANCES} doing={doing} end={null} thing={null} />
      )}
    </section>
  )
}
