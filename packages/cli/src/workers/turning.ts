import {
  type Looker,
  type PlayedFight,
  type PointFound,
  type Standing,
  type TurningJob,
  type TurningOptions,
  type TurningPoints,
  turningPoints,
} from '@fray/lab'
import { AskedThread, threadsHere } from '@fray/server/threads'

/** A fight's turning points, looked for in threads, which end with it. */
export async function turningPointsOf(fight: PlayedFight, options: TurningOptions = {}): Promise<TurningPoints> {
  const threads = Array.from(
    { length: threadsHere() },
    () => new AskedThread<TurningJob, Standing | PointFound>(new URL('./turning-worker.ts', import.meta.url), fight),
  )
  const lookers = threads.map(
    (thread): Looker => ({
      standing: async (job) => (await thread.do(job)) as Standing,
      point: async (job) => (await thread.do(job)) as PointFound,
    }),
  )
  try {
    return await turningPoints(fight.moves.length, lookers, options)
  } finally {
    await Promise.all(threads.map((thread) => thread.close()))
  }
}
