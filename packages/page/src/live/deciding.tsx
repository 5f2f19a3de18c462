import type { Connection, Snapshot } from '@fray/live/client'
import { useEffect, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { useWords } from '../words/words.ts'
import { waitedAt } from './context.ts'
import look from './live.module.css'

/** A clock that runs: who is waited for and how much longer, for everybody; the referee gives more. Nothing where nobody is hurried. */
export function Deciding({ connection, snapshot }: { connection: Connection; snapshot: Snapshot }) {
  const { live: words } = useWords()
  const { presence, waits, seat } = snapshot
  const left = useCountdown(presence?.until ?? null, presence)
  if (left === null || waits === null || waits.seats.length === 0) return null
  return (
    <div className={look.bar}>
      <p>
        {words.deciding(waits.seats.map((one) => waitedAt(snapshot, one, words.away)))} · {words.left(left)}
      </p>
      {seat?.role === 'referee' ? (
        <Button
          aria-label={words.moreTime}
          onPress={() => void connection.ask({ do: 'extend', seconds: 60 }).catch(() => undefined)}
        >
          {words.more(60)}
        </Button>
      ) : null}
    </div>
  )
}

/** Seconds that are left of those that were told last. */
function useCountdown(told: number | null, since: unknown): number | null {
  const [left, setLeft] = useState(told)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number told again begins again.
  useEffect(() => {
    setLeft(told)
    if (told === null) return
    const end = Date.now() + told * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 500)
    return () => clearInterval(timer)
  }, [told, since])
  return left
}
