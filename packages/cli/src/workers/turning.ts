import {
  type Looker,
  type PlayedFight,
  type TurningJob,
  type TurningOptions,
  type TurningPoints,
  turningPoints,
} from '@fray/lab'
import { AskedThread } from './asking.ts'
import { threadsHere } from './threads.ts'
import type { TurningAnswer } from './turning-worker.ts'

/** A fight's turning points, looked for in threads, which end with it. */
export async function turningPointsOf(fight: PlayedFight, options: TurningOptions = {}): Promise<TurningPoints> {
  const threads = Array.from(
    { length: threadsHere() },
    () => new AskedThread<TurningJob, TurningAnswer>('./turning-worker.ts', fight),
  )
  const lookers = threads.map(
    (thread): Looker => ({
      standing: async (job) => (await thread.ask(job, 'standing')).standing,
      point: async (job) => (await thread.ask(job, 'point')).point,
    }),
  )
  try {
    return await turningPoints(fight.moves.length, lookers, options)
  } finally {
    await Promise.all(threads.map((thread) => thread.close()))
  }
}
