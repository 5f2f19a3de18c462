import { loadGame } from '../simulate/worker-pool.ts'
import { Analyst, type PlayedFight } from './analyst.ts'
import type { Looker } from './turning-points.ts'

/** Analyses a fight in this thread; `pause` is awaited before each task, for a host with other work to do in between. */
export async function lookerHere(fight: PlayedFight, pause?: () => Promise<void>): Promise<Looker> {
  const analyst = new Analyst(await loadGame(fight.ruleset), fight)
  return {
    async standing(job) {
      await pause?.()
      return analyst.standing(job)
    },
    async point(job) {
      await pause?.()
      return analyst.point(job)
    },
  }
}
