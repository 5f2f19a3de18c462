import { threadsHere } from '@fray/server/threads'
import { badInput } from '../io/stop.ts'
import type { WorkPlace } from '../workers/at-work.ts'
import { readCount } from './counts.ts'

/** Where many fights are to be played, as it is typed. */
export interface PlaceOptions {
  readonly threads?: string
  readonly on?: string
  readonly priority?: string
}

/** What goes first at workers where nobody says otherwise: somebody waits for the one, and walks away from the other. */
export const PRIORITY = { waitedFor: 5, long: 3 } as const
const HIGHEST = 9

/** Where many fights are played. Throws a {@link Stop} for what means nothing. */
export function readPlace({ threads, on, priority }: PlaceOptions, usual: number): WorkPlace {
  if (on === undefined) {
    if (priority !== undefined) throw badInput('--priority: this is for workers, with --on.')
    return { threads: readCount('--threads', threads, threadsHere(), 'threads') }
  }
  if (threads !== undefined)
    throw badInput('--threads and --on: give only one of them; workers have their own threads.')
  const found = Number(priority ?? usual)
  if (!Number.isInteger(found) || found < 1 || found > HIGHEST)
    throw badInput(`--priority ${priority}: give a whole number from 1 to ${HIGHEST}; higher ones go first.`)
  return { on, priority: found }
}
