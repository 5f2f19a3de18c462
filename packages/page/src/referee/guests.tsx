import type { Connection, Snapshot } from '@fray/live/client'
import { useState } from 'react'
import { nameAt } from '../live/context.ts'
import live from '../live/live.module.css'
import { Button } from '../parts/button.tsx'
import { useWords } from '../words/words.ts'
import look from './referee.module.css'

/** Who asks to be let in, one bar each, beside the fight and never over it. */
export function GuestBars({ connection, snapshot }: { connection: Connection; snapshot: Snapshot }) {
  const guests = snapshot.presence?.guests ?? []
  return guests.map(({ guest, name }) => (
    <GuestBar key={guest} connection={connection} snapshot={snapshot} guest={guest} name={name} />
  ))
}

function GuestBar({
  connection,
  snapshot,
  guest,
  name,
}: {
  connection: Connection
  snapshot: Snapshot
  guest: string
  name: string
}) {
  const { live: words } = useWords()
  const seats = snapshot.presence?.seats.filter(({ role }) => role !== 'referee') ?? []
  const plays = new Set((snapshot.table?.cards ?? []).map((card) => card.seat))
  const empty = seats.filter(({ role, devices }) => role === 'player' && devices === 0)
  const free = empty.find((one) => plays.has(one.seat)) ?? empty[0]
  const [chosen, setChosen] = useState<string | null>(null)
  const [refused, setRefused] = useState('')
  const seat = chosen ?? free?.seat ?? seats[0]?.seat ?? ''
  const say = async (message: Parameters<Connection['ask']>[0]) => {
    const outcome = (await connection.ask(message)) as { readonly done: boolean; readonly reason?: string }
    if (!outcome.done) setRefused(outcome.reason ?? '')
  }
  return (
    <div className={live.bar} role="alert">
      <p>
        <strong>{words.asksIn(name)}</strong> {refused}
      </p>
      <select
        className={look.select}
        aria-label={words.seatFor(name)}
        value={seat}
        onChange={({ target }) => setChosen(target.value)}
      >
        {seats.map((one) => (
          <option key={one.seat} value={one.seat}>
            {one.role === 'spectator' ? words.roles.spectator : nameAt(snapshot, one.seat)}
          </option>
        ))}
      </select>
      <Button kind="main" onPress={() => void say({ do: 'admit', guest, seat })}>
        {words.admit}
      </Button>
      <Button onPress={() => void say({ do: 'turn-away', guest })}>{words.turnAway}</Button>
    </div>
  )
}
