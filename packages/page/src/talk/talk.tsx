import type { Connection, Snapshot } from '@fray/live/client'
import { Suspense, useEffect, useId, useState } from 'react'
import { nameAt, useLive } from '../live/context.ts'
import { Button, IconButton } from '../parts/button.tsx'
import { OnOff } from '../parts/choices.tsx'
import { late } from '../parts/late.ts'
import { useTyped } from '../parts/use-typed.ts'
import { Refused } from '../referee/refused.tsx'
import type { Say } from '../referee/seat-row.tsx'
import { useSaying } from '../referee/use-saying.ts'
import { X } from '../signs/index.ts'
import { pointWith, usePointing } from './pointing.ts'
import look from './talk.module.css'
import { usePointed } from './use-pointed.ts'
import { useTalkWords } from './words.ts'

const HandOut = late(() => import('../pictures/hand-out.tsx'), 'HandOut')

const HandedOut = late(() => import('../pictures/handed-out.tsx'), 'HandedOut')

/** What is said at a table of the server besides the rules; nothing where the fight is played in this browser alone. */
export function Talk({
  hasBoard = true,
  onPoint = () => undefined,
}: {
  hasBoard?: boolean
  /** Brings the board to the front, where a phone shows one part at a time. */
  onPoint?: () => void
}) {
  const live = useLive()
  if (live === null || live.isAlone === true) return null
  return <AtTable connection={live.connection} snapshot={live.snapshot} hasBoard={hasBoard} onPoint={onPoint} />
}

function AtTable({
  connection,
  snapshot,
  hasBoard,
  onPoint,
}: {
  connection: Connection
  snapshot: Snapshot
  hasBoard: boolean
  onPoint: () => void
}) {
  const words = useTalkWords()
  const { refused, say } = useSaying(connection)
  const pointed = usePointed()
  const { talk, seat } = snapshot
  const maySay = seat !== null && seat.role !== 'spectator'
  const isReferee = seat?.role === 'referee'
  return (
    <section className={look.talk} data-talk aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={look.pointed} role="status">
        {pointed === null ? '' : words.points(pointed.who, pointed.called)}
      </p>
      {talk.length === 0 ? <p className={look.faint}>{words.nothing}</p> : null}
      <div role="log" aria-label={words.title}>
        <ol className={look.lines}>
          {talk.map((line) => (
            <li key={line.line} data-is={line.is}>
              <span>
                <strong>{line.is === 'announcement' ? words.announcement : nameAt(snapshot, line.by)}</strong>
                {line.to === null ? '' : ` (${words.only(nameAt(snapshot, line.to))})`}: {line.words}
                {line.picture === undefined ? null : (
                  <Suspense fallback={null}>
                    <HandedOut picture={line.picture} words={line.words} />
                  </Suspense>
                )}
              </span>
              {isReferee || line.by === seat?.id ? (
                <IconButton
                  icon={X}
                  label={words.erase(line.words === '' ? nameAt(snapshot, line.by) : line.words)}
                  onPress={() => void say({ do: 'erase', line: line.line })}
                />
              ) : null}
            </li>
          ))}
        </ol>
      </div>
      <Refused why={refused} />
      {maySay ? <Saying {...{ connection, snapshot, say, isReferee, hasBoard, onPoint }} /> : null}
    </section>
  )
}

function Saying({
  connection,
  snapshot,
  say,
  isReferee,
  hasBoard,
  onPoint,
}: {
  connection: Connection
  snapshot: Snapshot
  say: Say
  isReferee: boolean
  /** Whether a place is pressed on a board; else it is typed. */
  hasBoard: boolean
  onPoint: () => void
}) {
  const words = useTalkWords()
  const id = useId()
  const isPointing = usePointing()
  const { text: line, field, sent } = useTyped()
  const [to, setTo] = useState('')
  const [dice, setDice] = useState('1d20')
  const [isSecret, setSecret] = useState(false)
  const [place, setPlace] = useState('')
  useEffect(() => () => pointWith(null), [])
  const others = (snapshot.presence?.seats ?? []).filter(
    ({ seat, role }) => role !== 'spectator' && seat !== snapshot.seat?.id,
  )
  const send = async (message: Parameters<typeof say>[0]) => {
    if (line.trim() !== '') await sent(say(message))
  }
  return (
    <div className={look.forms}>
      <form
        className={look.row}
        onSubmit={(event) => {
          event.preventDefault()
          void send({ do: 'write', words: line.trim(), ...(to !== '' && { to }) })
        }}
      >
        <label className={look.field}>
          {words.line}
          <input {...field} maxLength={500} autoComplete="off" />
        </label>
        <label className={look.short} htmlFor={id}>
          {words.to}
          <select id={id} value={to} onChange={({ target }) => setTo(target.value)}>
            <option value="">{words.everybody}</option>
            {others.map(({ seat }) => (
              <option key={seat} value={seat}>
                {nameAt(snapshot, seat)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">{words.send}</Button>
        {isReferee ? (
          <>
            <Button onPress={() => void send({ do: 'announce', words: line.trim() })}>{words.announce}</Button>
            <Suspense fallback={null}>
              <HandOut
                seat={snapshot.seat?.id ?? ''}
                show={async (picture) => {
                  const of = { ...(line.trim() !== '' && { words: line.trim() }), ...(to !== '' && { to }) }
                  await sent(say({ do: 'hand-out', picture, ...of }))
                }}
              />
            </Suspense>
          </>
        ) : null}
      </form>
      <form
        className={look.row}
        onSubmit={(event) => {
          event.preventDefault()
          void say({ do: 'throw-dice', dice, secretly: isSecret })
        }}
      >
        <label className={look.short}>
          {words.dice}
          <input
            value={dice}
            maxLength={60}
            required
            autoComplete="off"
            onChange={({ target }) => setDice(target.value)}
          />
        </label>
        <OnOff label={words.secretly} value={isSecret} onChange={setSecret} />
        <Button type="submit">{words.roll}</Button>
        {hasBoard ? (
          <Button
            onPress={() => {
              pointWith(isPointing ? null : connection)
              if (!isPointing) onPoint()
            }}
          >
            {isPointing ? words.stop : words.point}
          </Button>
        ) : null}
      </form>
      {hasBoard ? null : (
        <form
          className={look.row}
          onSubmit={(event) => {
            event.preventDefault()
            void say({ do: 'point', place: placeCalled(snapshot, place.trim()) })
          }}
        >
          <label className={look.short}>
            {words.place}
            <input
              value={place}
              maxLength={60}
              required
              autoComplete="off"
              onChange={({ target }) => setPlace(target.value)}
            />
          </label>
          <Button type="submit">{words.point}</Button>
        </form>
      )}
      {isPointing ? <p role="status">{words.pointing}</p> : null}
    </div>
  )
}

/** The place that people call so: Zones go by their names, squares by themselves. */
function placeCalled({ table }: Snapshot, said: string): string {
  const zones = table?.board.kind === 'zones' ? table.board.zones : []
  return zones.find(({ name }) => name.toLowerCase() === said.toLowerCase())?.id ?? said
}
