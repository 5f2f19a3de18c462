import type { Board } from '@fray/kernel'
import { useState } from 'react'
import { useWords } from '../words/words.ts'
import { order, type Referee } from './referee.ts'
import { Refused } from './refused.tsx'
import look from './tools.module.css'

/** A place, or a thing that lies in one, with what the referee calls it. */
interface Hideable {
  readonly name: string
  readonly words: string
}

/** What of the battlefield can be hidden: Zones, doors, areas with a name, things on the ground. */
export function hideablesOf(board: Board): readonly Hideable[] {
  const found =
    board.kind === 'zones'
      ? board.zones.flatMap(({ id, name, items }) => [
          { name: id, words: name },
          ...items.map((item) => ({ name: item, words: `${item} (${name})` })),
        ])
      : board.kind === 'squares'
        ? [
            ...board.doors.map(({ name }) => ({ name, words: name })),
            ...board.areas.map(({ name }) => ({ name, words: name })),
            ...board.items.flatMap(({ square, names }) =>
              names.map((name) => ({ name, words: `${name} (${square})` })),
            ),
          ]
        : []
  return [...new Map(found.filter(({ name }) => name !== '').map((one) => [one.name, one])).values()]
}

/** The command that hides a place or a thing in addition to those that are hidden, or reveals it. */
export function placeOrder(hidden: readonly string[], name: string, hide: boolean) {
  const others = hidden.filter((one) => one !== name)
  const all = hide ? [...others, name] : others
  return order('override', { path: 'fight.hidden', to: all.length === 0 ? 'none' : all })
}

/** Hides places and things, and reveals them. */
export function HidingForm({ referee }: { referee: Referee }) {
  const { referee: words } = useWords()
  const [refused, setRefused] = useState('')
  const hidden = referee.table.hidden?.places ?? []
  const all = hideablesOf(referee.table.board)
  const notes = referee.table.hidden?.notes.map((note) => <p key={note}>{note}</p>)
  if (all.length === 0)
    return (
      <>
        {notes}
        <p className={look.faint}>{words.noPlaces}</p>
      </>
    )
  return (
    <div className={look.form}>
      {notes}
      <p className={look.faint}>{words.placesMeans}</p>
      <ul className={look.ticks}>
        {all.map(({ name, words: said }) => (
          <li key={name}>
            <label className={look.tick}>
              <input
                type="checkbox"
                checked={hidden.includes(name)}
                onChange={async ({ target }) =>
                  setRefused(await referee.give([placeOrder(hidden, name, target.checked)]))
                }
              />
              {said}
            </label>
          </li>
        ))}
      </ul>
      <Refused why={refused} />
    </div>
  )
}
