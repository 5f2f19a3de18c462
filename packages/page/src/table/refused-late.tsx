import type { Connection, Outcome } from '@fray/live/client'
import { useSyncExternalStore } from 'react'
import { Button } from '../parts/button.tsx'
import look from '../referee/paused.module.css'
import { useWords } from '../words/words.ts'

/* What was refused when what asked for it was no longer on the page: answers that were given while the connection was lost, say. */

const refused = new WeakMap<Connection, string>()
const listeners = new Set<() => void>()

function tell(connection: Connection, why: string): void {
  refused.set(connection, why)
  for (const listener of listeners) listener()
}

/** Hears what becomes of an answer: `here` says it where it was given, or false where that is gone; it is then said wherever one is. */
export async function hearOut(
  connection: Connection,
  outcome: Promise<Outcome>,
  here: (why: string) => boolean,
): Promise<void> {
  const found = await outcome.catch((error: Error) => ({ done: false as const, reason: error.message }))
  if (!found.done && !here(found.reason)) tell(connection, found.reason)
}

/** Says what was refused, until it has been read. */
export function RefusedLate({ connection }: { connection: Connection }) {
  const words = useWords()
  const why = useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => refused.get(connection) ?? '',
  )
  return why === '' ? null : (
    <div className={look.bar} role="alert">
      <p>
        {words.questions.refusedLate} {why}
      </p>
      <Button onPress={() => tell(connection, '')}>{words.questions.read}</Button>
    </div>
  )
}
