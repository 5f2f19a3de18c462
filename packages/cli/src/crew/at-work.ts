import type { Crew } from '@fray/lab'
import { EXIT } from '../io/stop.ts'
import { type ThreadCrew, threadCrew } from './threads.ts'

/** What work on many fights is handed: who plays them, and the signal that somebody has pressed Ctrl-C. */
export interface Work {
  readonly crew: Crew
  readonly signal: AbortSignal
}

/**
 * Does something with a crew of so many threads, which are ended afterwards. Ctrl-C asks the work to stop with what it
 * has; pressed again it ends the process.
 */
export async function atWork<T>(threads: number, work: (how: Work) => Promise<T>): Promise<T> {
  const stopping = new AbortController()
  const stop = () => {
    if (stopping.signal.aborted) process.exit(EXIT.interrupted)
    stopping.abort()
  }
  const crew: ThreadCrew = threadCrew(threads)
  process.on('SIGINT', stop)
  try {
    return await work({ crew, signal: stopping.signal })
  } finally {
    await crew.close()
    process.off('SIGINT', stop)
  }
}
