import type { PlainCommand } from '@fray/kernel'
import type { OrderForm as Form, OrderParam } from '@fray/seat'
import { useEffect, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { OnOff } from '../parts/choices.tsx'
import { useWords } from '../words/words.ts'
import { Field } from './field.tsx'
import { Newcomer, type Written } from './newcomer.tsx'
import { hidingOrders, order, type Referee } from './referee.ts'
import { Refused } from './refused.tsx'
import look from './tools.module.css'

/** The parameter that says to whom an order is given, one person each; undefined where it is given to nobody, or to all at once. */
export const targetOf = ({ params }: Form): OrderParam | undefined =>
  params.find(({ kind, optional }) => kind === 'combatant' && !optional)

/** The parameter that takes all of those chosen at once. */
export const targetsOf = (form: Form): OrderParam | undefined =>
  targetOf(form) === undefined ? form.params.find(({ kind }) => kind === 'combatants') : undefined

/** An order of the referee as a form, made from what its action declares. */
export function OrderForm({
  referee,
  form: first,
  picked,
  place,
  onDone,
}: {
  referee: Referee
  form: Form
  picked: readonly string[]
  /** The place that was pressed last on the board. */
  place: string | null
  onDone: () => void
}) {
  const { referee: words } = useWords()
  const [form, setForm] = useState(first)
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({})
  const [written, setWritten] = useState<Written>({ from: '', line: '' })
  const [isHidden, setHidden] = useState(false)
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const { connection, table } = referee
  const target = targetOf(form)
  const targets = targetsOf(form)
  const given = {
    ...said,
    ...(target !== undefined && picked[0] !== undefined && { [target.name]: picked[0] }),
    ...(targets !== undefined && picked.length > 0 && { [targets.name]: picked.join(',') }),
  }
  const known = JSON.stringify(given)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be said hangs on what was said, and on the fight.
  useEffect(() => {
    let isWanted = true
    connection.ask({ do: 'orders', action: first.action, given }).then(
      (found) => {
        const [now] = found as readonly Form[]
        if (isWanted && now !== undefined) setForm(now)
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [connection, first.action, known, table])
  const placeName = form.params.find(
    ({ kind, choices }) => kind === 'place' || (place !== null && choices.includes(place)),
  )?.name
  useEffect(() => {
    if (place !== null && placeName !== undefined) setSaid((before) => ({ ...before, [placeName]: place }))
  }, [place, placeName])

  const isFilled = ({ name }: OrderParam) =>
    (name === target?.name && picked.length > 0) || (name === targets?.name && picked.length > 0)
  const commandsNow = async (): Promise<readonly PlainCommand[]> => {
    const fields: Record<string, unknown> = {}
    for (const param of form.params) {
      if (param.content.length > 0) fields[param.name] = await dataOf(referee, written)
      else {
        const value = said[param.name] ?? ''
        if (value === '' || isFilled(param)) continue
        fields[param.name] = await saidOf(referee, param, value)
      }
    }
    if (targets !== undefined && picked.length > 0) return [order(form.action, { ...fields, [targets.name]: picked })]
    if (target !== undefined && picked.length > 0)
      return picked.map((one) => order(form.action, { ...fields, [target.name]: one }))
    const given = [order(form.action, fields)]
    return isHidden && typeof fields.name === 'string' ? [...given, ...hidingOrders([fields.name], true)] : given
  }
  const give = async () => {
    if (form.drastic !== null && !isSure) return setSure(true)
    setRefused('')
    setBusy(true)
    try {
      const why = await referee.give(await commandsNow())
      setRefused(why)
      if (why === '') onDone()
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error))
    }
    setSure(false)
    setBusy(false)
  }
  const count = target === undefined ? 1 : picked.length
  return (
    <form
      className={look.form}
      onSubmit={(event) => {
        event.preventDefault()
        void give()
      }}
    >
      {(target ?? targets) !== undefined && picked.length > 0 ? (
        <p className={look.faint}>{words.for(picked)}</p>
      ) : null}
      {form.params.map((param) =>
        isFilled(param) ? null : param.content.length > 0 ? (
          <Newcomer key={param.name} content={param.content} written={written} onChange={setWritten} />
        ) : (
          <Field
            key={param.name}
            label={param.label}
            hint={hintOf(words, param)}
            kind={
              param.choices.length > 0 && param.kind !== 'combatants'
                ? 'choice'
                : param.kind === 'number'
                  ? 'number'
                  : 'text'
            }
            choices={param.choices}
            min={param.min}
            max={param.max}
            value={said[param.name] ?? ''}
            isNeeded={!param.optional}
            isOptional={param.optional}
            isByRules
            onChange={(value) => setSaid({ ...said, [param.name]: value })}
          />
        ),
      )}
      {form.params.some(({ content }) => content.length > 0) ? (
        <OnOff label={words.hiddenAtFirst} value={isHidden} onChange={setHidden} />
      ) : null}
      <Refused why={refused === '' ? form.refused : refused} />
      {isSure ? <p>{words.sure}</p> : null}
      <div className={look.row}>
        <Button type="submit" kind={isSure ? 'danger' : 'main'} isDisabled={form.refused !== '' || isBusy}>
          {isSure ? words.yes : count > 1 ? words.doItFor(count) : words.doIt}
        </Button>
        {isSure ? <Button onPress={() => setSure(false)}>{words.cancel}</Button> : null}
      </div>
      {count > 1 ? <p className={look.faint}>{words.asOne}</p> : null}
    </form>
  )
}

function hintOf(words: ReturnType<typeof useWords>['referee'], { kind, choices, min, max }: OrderParam): string {
  return [words.range(min, max), kind !== 'place' ? '' : choices.length > 0 ? words.inList : words.onBoard]
    .filter((one) => one !== '')
    .join(' · ')
}

/** What was said, as commands have it: lists of names, numbers, maps that are written as in an encounter file. */
async function saidOf({ connection }: Referee, { kind }: OrderParam, value: string): Promise<unknown> {
  if (kind === 'combatants') return value.split(',')
  if (kind === 'value' && value.startsWith('{')) return connection.ask({ do: 'stat-line', line: value })
  return (kind === 'value' || kind === 'number') && Number.isFinite(Number(value)) ? Number(value) : value
}

/** Somebody as an encounter file would have it: what it is made from, and what is written of it. */
async function dataOf({ connection }: Referee, { from, line }: Written): Promise<unknown> {
  if (line.trim() === '') return { from }
  const fields = (await connection.ask({ do: 'stat-line', line })) as Readonly<Record<string, unknown>>
  return from === '' ? fields : { from, ...fields }
}
