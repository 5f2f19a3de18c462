import type { Snapshot } from '@fray/live/client'
import { useState } from 'react'
import { nameAt } from '../live/context.ts'
import { Button } from '../parts/button.tsx'
import { useWords } from '../words/words.ts'
import look from './referee.module.css'
import type { Say } from './seat-row.tsx'

/** Who plays whom of the party, given out in one step. */
export function ShareOut({ snapshot, say }: { snapshot: Snapshot; say: Say }) {
  const { live: words } = useWords()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const players = (snapshot.presence?.seats ?? []).filter(({ role }) => role === 'player')
  const party = (snapshot.table?.cards ?? []).filter(({ seat }) => players.some((one) => one.seat === seat))
  const give = party.flatMap(({ who, seat }) => {
    const to = chosen[who] ?? seat
    return to === seat ? [] : [{ who, to }]
  })
  const here = players.filter(({ devices }) => devices > 0)
  if (players.length < 2 || party.length === 0) return null
  return (
    <details className={look.more}>
      <summary>{words.shareOut}</summary>
      <div className={look.fields}>
        {party.map(({ who, seat }) => (
          <label key={who} className={look.lineLabel}>
            <span>{who}</span>
            <select
              className={look.select}
              value={chosen[who] ?? seat}
              onChange={({ target }) => setChosen({ ...chosen, [who]: target.value })}
            >
              {players.map((one) => (
                <option key={one.seat} value={one.seat}>
                  {nameAt(snapshot, one.seat)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <div className={look.row}>
          <Button
            isDisabled={here.length === 0}
            onPress={() =>
              setChosen(Object.fromEntries(party.map(({ who }, i) => [who, here[i % here.length]?.seat ?? ''])))
            }
          >
            {words.dealOut}
          </Button>
          <Button
            kind="main"
            isDisabled={give.length === 0}
            onPress={async () => {
              if (await say({ do: 'share-out', give })) setChosen({})
            }}
          >
            {words.giveOut}
          </Button>
        </div>
      </div>
    </details>
  )
}
