import type { PlainCommand } from '@fray/kernel'
import type { Connection, Outcome, Snapshot } from '@fray/live/client'
import type { SeatTable } from '@fray/seat'
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Sitting } from '../sitting.ts'

/** The referee's seat, where this page has it: at a table of its own, at one of a server, or above a fight that is played alone. */
export interface Referee {
  readonly connection: Connection
  readonly snapshot: Snapshot
  /** The whole truth. */
  readonly table: SeatTable
  readonly isPaused: boolean
  /** Gives commands, several of them as one; '' where it was done, else why not. */
  give(commands: readonly PlainCommand[]): Promise<string>
  /** Anything else that the referee says; the same. */
  say(message: Parameters<Connection['ask']>[0]): Promise<string>
}

/** Null where this page has not the referee's seat. */
export const RefereeContext = createContext<Referee | null>(null)

/** The referee's seat, or null. */
export const useRefereeHere = (): Referee | null => use(RefereeContext)

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Finds the referee's seat among those of this page. */
export function useReferee({ connections, above }: Sitting): Referee | null {
  const connection = useMemo(() => {
    const all = above === null ? connections : [...connections, above]
    return all.find(({ now }) => now.table?.seat.referee === true) ?? null
  }, [connections, above])
  const subscribe = useCallback((changed: () => void) => connection?.subscribe(changed) ?? (() => {}), [connection])
  const snapshot = useSyncExternalStore(subscribe, () => connection?.now ?? null)
  return useMemo(() => {
    const table = snapshot?.table ?? null
    if (connection === null || snapshot === null || table === null) return null
    const outcome = async (what: Promise<unknown>): Promise<string> => {
      try {
        const found = (await what) as Outcome
        return found.done ? '' : found.reason
      } catch (error) {
        return messageOf(error)
      }
    }
    return {
      connection,
      snapshot,
      table,
      isPaused: snapshot.presence?.paused === true,
      give: (commands) => {
        const [only] = commands
        if (commands.length === 1 && only !== undefined) return outcome(connection.submit(only))
        return outcome(connection.ask({ do: 'together', actions: [...commands] }))
      },
      say: (message) => outcome(connection.ask(message)),
    }
  }, [connection, snapshot])
}

/** A command of the referee. */
export const order = (action: string, fields: Readonly<Record<string, unknown>>): PlainCommand => ({
  actor: 'referee',
  action,
  ...fields,
})

/** Hides people, or reveals them. */
export const hidingOrders = (who: readonly string[], hidden: boolean): readonly PlainCommand[] =>
  who.map((one) => order('override', { path: `${one}.hidden`, to: hidden ? 'yes' : 'no' }))
