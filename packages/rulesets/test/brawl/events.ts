import { amount, byRule, defineEvents, eventsFor, rolledText, sum, whichSide, who } from '@fray/kernel/rules'
import type { BrawlRule } from './kinds.ts'
import type { BrawlScene } from './scene.ts'

const { event, rolled } = eventsFor<BrawlScene>()

/** Everything that is told: what is noted, and how it reads. */
export const { note, roll, tell, kinds, secrets } = defineEvents<BrawlScene, BrawlRule>()({
  events: {
    round: event([amount('round')], (e) => `Round ${e.round}.`),
    damage: event(
      [who('target'), sum('tally'), byRule<BrawlRule>('rule')],
      (e) => `${e.target} loses ${e.tally.total}.`,
    ),
    end: event([whichSide('winner')], (e) => `The fight is over: the ${e.winner} win.`),
  },
  rolls: {
    attack: rolled([who('target')], (e) => `${e.who} ${e.passed ? 'hits' : 'misses'} ${e.target}${rolledText(e)}.`),
  },
})
