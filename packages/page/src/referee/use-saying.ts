import type { Connection, Outcome } from '@fray/live/client'
import { useState } from 'react'

type Heard = Parameters<Connection['ask']>[0]

/** Says things about seats; keeps why the last one was refused ('' for nothing). */
export function useSaying(connection: Connection): {
  readonly refused: string
  /** True where it has happened. */
  say(message: Heard): Promise<boolean>
} {
  const [refused, setRefused] = useState('')
  return {
    refused,
    async say(message) {
      try {
        const outcome = (await connection.ask(message)) as Outcome
        setRefused(outcome.done ? '' : outcome.reason)
        return outcome.done
      } catch (error) {
        setRefused(error instanceof Error ? error.message : String(error))
        return false
      }
    },
  }
}
