import { type Mirror, type Tournament, tournament } from '@fray/lab'
import { interruptible } from '../io/signals.ts'
import { atWorkers, type WorkPlace } from './at-work.ts'
import { newThread } from './new-thread.ts'
import type { TournamentNews, TournamentOrder } from './tournament-worker.ts'

/** How a tournament has ended, and with what. */
export interface HeldTournament {
  readonly result: Tournament
  readonly isStopped: boolean
}

/**
 * Holds a tournament in a thread of its own, so that Ctrl-C is heard in the middle of a long fight: the result is then what had
 * been played before that pair of fights. Pressed again it ends the process.
 */
export function holdTournament(
  order: TournamentOrder,
  onProgress: (done: number, all: number, what: string) => void,
): Promise<HeldTournament> {
  return interruptible(async (signal) => {
    const worker = newThread('./tournament-worker.ts', order)
    let latest: Tournament = { seed: order.seed, pairings: [], usage: [] }
    try {
      return await new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => resolve({ result: latest, isStopped: true }))
        worker.on('message', (news: TournamentNews) => {
          if ('result' in news) return resolve({ result: news.result, isStopped: false })
          latest = news.soFar
          onProgress(news.done, news.all, news.what)
        })
        worker.on('error', reject)
        worker.on('exit', (code) => reject(new Error(`The thread has ended unexpectedly (exit code ${code}).`)))
      })
    } finally {
      await worker.terminate()
    }
  })
}

/** The same by the workers of a database. */
export async function heldAtWorkers(
  place: Extract<WorkPlace, { readonly on: string }>,
  mirrors: readonly Mirror[],
  { policies, fights, seed }: TournamentOrder,
  onProgress: (done: number, all: number, what: string) => void,
): Promise<HeldTournament> {
  const [first] = mirrors
  const title = mirrors.length === 1 && first !== undefined ? first.setup.title : `${mirrors.length} mirror fights`
  // Workers know all rulesets that come with Fray; one from elsewhere is looked for by its own version.
  const rulesets = mirrors.map(({ rules }) => rules.id)
  let isStopped = false
  const result = await atWorkers(place, { kind: 'tournament', title, rulesets }, async (work, count) => {
    const held = await tournament({ mirrors, policies, fights, seed, ...work }, (done, all, what) => {
      count(done, all)
      onProgress(done, all, what)
      return true
    })
    isStopped = work.signal.aborted
    return held
  })
  return { result, isStopped }
}
