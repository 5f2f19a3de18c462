import {
  type ChunkOrder,
  type ChunkResult,
  chunksHere,
  Gone,
  type Looker,
  type Member,
  type PlayedFight,
  poolOf,
  poolOfOne,
  Team,
  tellsTasksOnce,
  type WorkerPool,
} from '@fray/lab'
import { LabWorker } from './asking.ts'
import { breath } from './breathing.ts'

/** At most so many workers, this one among them. */
const MOST = 4

/** The other workers, started when they are wanted for the first time: each is this very script. */
const helpers: LabWorker[] = []
const places = (): number[] =>
  Array.from({ length: Math.min(MOST, navigator.hardwareConcurrency || 1) - 1 }, (_, n) => n)

function helperAt(n: number): LabWorker {
  if (helpers[n]?.isGone !== false)
    helpers[n] = new LabWorker(new Worker(self.location.href, { type: 'module', name: self.name }))
  return helpers[n] as LabWorker
}

/** Plays what other workers of the lab ask for, and what is asked for here; it listens in between. */
export const playHere = chunksHere(poolOfOne(breath))

const here: Member<ChunkOrder, readonly ChunkResult[]> = { do: playHere, close: () => undefined }

function helping(n: number): Member<ChunkOrder, readonly ChunkResult[]> {
  const helper = helperAt(n)
  const told = tellsTasksOnce()
  return {
    ready: helper.ask({ do: 'place' }).done,
    do: (order) =>
      helper.ask({ do: 'play', order: told(order) }).done.catch((error: Error) => {
        throw helper.isGone ? new Gone(error.message) : error
      }),
    close: () => helper.end(),
  }
}

/** Fights that are over before another worker has started. */
const TOO_FEW = 64

const alone = poolOf(new Team([() => here]))
let all: WorkerPool | null = null

/** All who can play trials: this worker, and others where there are many to be played. */
export function poolHere(trials: number): WorkerPool {
  if (trials < TOO_FEW) return alone
  all ??= poolOf(new Team([() => here, ...places().map((n) => () => helping(n))]))
  return all
}

/** All who can look at the commands of a fight: others, and this worker where it is alone. */
export function lookersThere(fight: PlayedFight): readonly Looker[] {
  return places().map((n): Looker => {
    const helper = helperAt(n)
    let isTold = false
    const ask = (job: Parameters<Looker['standing']>[0]) => {
      const told = isTold ? null : fight
      isTold = true
      return helper.ask({ do: 'look-at', fight: told, job }).done
    }
    return {
      standing: (job) => ask(job) as ReturnType<Looker['standing']>,
      point: (job) => ask(job) as ReturnType<Looker['point']>,
    }
  })
}
