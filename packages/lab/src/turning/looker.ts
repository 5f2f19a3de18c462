import { loadGame } from '../simulate/worker-pool.ts'
import { Analyst, type PlayedFight } from './analyst.ts'
import type { Looker } from './turning-points.ts'

/** Looks at a fight in this thread; `pause` is awaited before each look, for a host that has something else to do in between. */
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
