import { hostname } from 'node:os'
import { orderThreads, threadsHere } from '@fray/server/threads'
import { shownAddress, startStation } from '@fray/server/work'
import { databaseProblem, readDatabase } from '../io/database.ts'
import { version } from '../io/made.ts'
import { ended } from '../io/signals.ts'
import { EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { readCount } from '../play/counts.ts'
import { endSoon } from '../serve/run.ts'

/** What `fray worker` is told. */
export interface WorkerOptions {
  readonly databaseUrl?: string
  readonly threads?: string
  readonly memory?: string
  readonly name?: string
}

/** Megabytes of memory of a thread: as much as a server gives a simulation. */
const MEMORY = 256
/** Milliseconds that what was begun may take at the end; deploy/fray-worker.service gives it a little more. */
const GENTLY = 75_000

/** `fray worker`: plays what runs of a database ask for, until it is ended. Returns the exit code. */
export async function worker(terminal: Terminal, options: WorkerOptions): Promise<number> {
  const url = readDatabase('--database-url', options.databaseUrl)
  const threads = readCount('--threads', options.threads, threadsHere(), 'threads')
  const memory = readCount('--memory', options.memory, MEMORY, 'megabytes')
  const end = new AbortController()
  const over = ended().then(() => {
    // Once more ends it at once.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(EXIT.interrupted))
    end.abort()
  })
  const hands = orderThreads(threads, memory)
  try {
    const station = await startStation(
      { url, version: version(), name: options.name ?? hostname(), hands, tell: (line) => terminal.say(line) },
      end.signal,
    ).catch((error: unknown) => {
      throw databaseProblem(url, error)
    })
    if (station === null) return EXIT.done
    const plays = threads === 1 ? '1 thread plays' : `${threads} threads play`
    terminal.say(`Fray ${version()}: ${plays} what is requested at ${shownAddress(url)}`)
    if (terminal.interactive) terminal.say('Ctrl-C ends it.')
    await over
    endSoon(GENTLY)
    terminal.say('Ending: what has been started is finished first.')
    await station.close()
    endSoon()
    const { batches, fights } = station.figures
    terminal.say(`Ended, after ${fights.toLocaleString('en')} fights in ${batches} chunks.`)
    return EXIT.done
  } finally {
    await hands.close()
  }
}
