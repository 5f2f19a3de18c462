import { defineEvents, hidden, type RollTold, rolledAgainst, sayingsFor, sum, who } from '@fray/kernel/rules'
import { usualEvents } from '@fray/rulesets/plain/told'
import type { Rule } from './catalogue.ts'
import type { FightScene } from './scene.ts'

const { says, rollSays } = sayingsFor<FightScene>()

const STRIKE = { by: 'who', target: 'target', outcome: (e: RollTold) => (e.passed ? 'hit' : 'miss') } as const

/** Everything that is told: what is noted, how it reads, and what of it not everybody hears. */
export const { note, roll, tell, kinds, secrets, templates, strike } = defineEvents<FightScene, Rule>()({
  events: {
    ...usualEvents<FightScene>(),
    cover: says([who('who')], '{who} covers up.'),
  },
  rolls: {
    strike: rollSays(
      [who('target'), hidden(sum('needed'), 'target', 'defenses')],
      { hit: '{who} strikes at {target}{numbers}: a hit.', miss: '{who} strikes at {target}{numbers}: a miss.' },
      { which: STRIKE.outcome, secrets: rolledAgainst('target'), strike: STRIKE },
    ),
  },
})
