import { messageOf } from '@fray/kernel'
import type { PairPool, WorkerPool } from '@fray/lab'
import { otherThreads, threadPool } from '@fray/server/threads'
import type { RunKind } from '@fray/server/work'
import { provenance } from '../io/made.ts'
import { canDrawOver, drawOver, writeErr } from '../io/output.ts'
import { interruptible } from '../io/signals.ts'

/** What the lab is handed for work on many fights: who plays them, and the signal that somebody has pressed Ctrl-C. */
export interface Work {
  readonly workerPool: WorkerPool & PairPool
  readonly signal: AbortSignal
}

/** Says how many fights have been played, of how many at most. */
type Count = (played: number, wanted: number) => void

/** Who plays: so many threads of this machine, or the workers of a database. */
export type WorkPlace =
  | { readonly threads: number; readonly free?: boolean }
  | { readonly on: string; readonly priority: number }

/** What is to be played, for lists of runs. */
export interface WorkAsked {
  readonly kind: RunKind
  readonly title: string
  readonly rulesets: readonly string[]
  /** What stands before the report. */
  readonly heading?: readonly string[]
  /** The command that repeats it, where that says more than what was typed. */
  readonly command?: string | null
}

/**
 * Does something with a worker pool, which is ended afterwards. Ctrl-C asks the work to stop with what it has; pressed again it ends the
 * process. With the workers of a database the result is kept there as a run.
 */
export const atWork = <T>(
  place: WorkPlace,
  asked: WorkAsked,
  work: (how: Work, count: Count) => Promise<T>,
): Promise<T> => ('on' in place ? atWorkers(place, asked, work) : atThreads(place, work))

/**
 * The same with threads of this machine alone: this one among them, unless it is to be `free`, so that Ctrl-C is heard in the middle of
 * a long fight.
 */
export function atThreads<T>(
  { threads, free = false }: Extract<WorkPlace, { readonly threads: number }>,
  work: (how: Work, count: Count) => Promise<T>,
): Promise<T> {
  return interruptible(async (signal) => {
    const workerPool = free ? otherThreads(threads) : threadPool(threads)
    try {
      return await work({ workerPool, signal }, () => undefined)
    } finally {
      await workerPool.close()
    }
  })
}

/** The same with the workers of a database alone. */
function atWorkers<T>(
  place: Extract<WorkPlace, { readonly on: string }>,
  asked: WorkAsked,
  work: (how: Work, count: Count) => Promise<T>,
): Promise<T> {
  return interruptible(async (signal) => {
    const { startRun, buildOf } = await import('@fray/server/work')
    const { databaseProblem, readDatabase } = await import('../io/database.ts')
    const { version } = await import('../io/made.ts')
    const url = readDatabase('--on', place.on)
    const build = await buildOf(version(), asked.rulesets)
    const command = asked.command ?? provenance().command ?? ''
    const run = await startRun({ ...asked, at: url, priority: place.priority, build, command, tell }).catch(
      (error: unknown) => {
        throw databaseProblem(url, error)
      },
    )
    try {
      const { workerPool } = run
      const result = await work({ workerPool, signal }, (played, wanted) => run.count(played, wanted))
      await run.end(signal.aborted ? 'stopped' : 'done', result)
      tell(`This is the run ${run.run}: "fray runs show ${run.run}" shows it again.`)
      return result
    } catch (error) {
      await run.fail(messageOf(error))
      throw error
    }
  })
}

/** Says something on standard error, over the bar that may be drawn there. */
function tell(message: string): void {
  if (canDrawOver()) drawOver('')
  writeErr(`${message}\n`)
}
