import type { ValueForm as Value } from '@fray/seat'
import { useEffect, useId, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { useWords } from '../words/words.ts'
import { Field } from './field.tsx'
import { order, type Referee } from './referee.ts'
import { Refused } from './refused.tsx'
import look from './tools.module.css'

/** What of a value follows its owner's name. */
const partOf = (path: string, who: string | null): string => path.slice((who ?? 'fight').length + 1)

/**
 * Sets any value of people, or of the fight itself (null), with the ranges that are declared. Of several people the first says
 * what there is; all of them get the same.
 */
export function ValueForm({
  referee,
  who,
  place,
  onDone,
}: {
  referee: Referee
  who: readonly string[] | null
  /** The place that was pressed last on the board. */
  place: string | null
  onDone: () => void
}) {
  const { referee: words } = useWords()
  const id = useId()
  const [values, setValues] = useState<readonly Value[]>([])
  const [chosen, setChosen] = useState('')
  const [to, setTo] = useState('')
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState('')
  const first = who === null ? null : (who[0] ?? null)
  const { connection, table } = referee
  // biome-ignore lint/correctness/useExhaustiveDependencies: values are asked for again when the fight has gone on.
  useEffect(() => {
    let isWanted = true
    connection.ask({ do: 'values', ...(first !== null && { who: first }) }).then(
      (found) => isWanted && setValues(found as readonly Value[]),
      (error: Error) => isWanted && setRefused(error.message),
    )
    return () => {
      isWanted = false
    }
  }, [connection, first, table])
  const value = values.find(({ path }) => partOf(path, first) === chosen) ?? values[0]
  const part = value === undefined ? '' : partOf(value.path, first)
  const now = value?.now ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value begins with what it is now.
  useEffect(() => setTo(now), [part, first])
  useEffect(() => {
    if (place !== null && value?.kind === 'place') setTo(place)
  }, [place, value?.kind])
  if (who !== null && first === null) return <p className={look.faint}>{words.chooseSomebody}</p>
  const owners = who ?? ['fight']
  const set = async () => {
    setRefused('')
    const why = await referee.give(
      owners.map((one) =>
        order('override', {
          path: `${one}.${part}`,
          to: to === '' ? 'none' : to,
          ...(reason.trim() !== '' && { because: reason.trim() }),
        }),
      ),
    )
    setRefused(why)
    if (why === '') onDone()
  }
  const group = (isShown: boolean) => values.filter((one) => one.isShown === isShown)
  return (
    <form
      className={look.form}
      onSubmit={(event) => {
        event.preventDefault()
        void set()
      }}
    >
      <p className={look.faint}>{who === null ? words.ofTheFight : words.for(owners)}</p>
      <div className={look.field}>
        <label htmlFor={id}>{words.what}</label>
        <select id={id} value={part} onChange={({ target }) => setChosen(target.value)}>
          {[true, false].map((isShown) =>
            group(isShown).length === 0 ? null : (
              <optgroup key={String(isShown)} label={isShown ? words.shownValues : words.moreValues}>
                {group(isShown).map(({ path, label }) => (
                  <option key={path} value={partOf(path, first)}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ),
          )}
        </select>
      </div>
      {value === undefined ? null : (
        <Field
          label={words.to}
          hint={[words.now(now), words.range(value.min, value.max), value.kind === 'place' ? words.inList : '']
            .filter((one) => one !== '')
            .join(' · ')}
          kind={value.choices.length > 0 ? 'choice' : value.kind === 'number' ? 'number' : 'text'}
          choices={value.choices}
          min={value.min}
          max={value.max}
          value={to}
          isNeeded={false}
          onChange={setTo}
        />
      )}
      <Field
        label={words.reason}
        hint={words.reasonMeans}
        kind="text"
        value={reason}
        isNeeded={false}
        onChange={setReason}
      />
      <Refused why={refused} />
      <div className={look.row}>
        <Button type="submit" kind="main" isDisabled={value === undefined}>
          {owners.length > 1 ? words.setFor(owners.length) : words.set}
        </Button>
      </div>
      {owners.length > 1 ? <p className={look.faint}>{words.asOne}</p> : null}
    </form>
  )
}
