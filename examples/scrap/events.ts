import { defineEvents, eventsFor, hidden, rolledAgainst, rolledText, sum, who } from '@fray/kernel/rules'
import { usualEvents } from '@fray/rulesets/plain/told'
import type { Rule } from './catalogue.ts'
import type { FightScene } from './scene.ts'

const { event, rolled } = eventsFor<FightScene>()

/** Everything that is told: what is noted, how it reads, and what of it not everybody hears. */
export const { note, roll, tell, kinds, secrets, templates } = defineEvents<FightScene, Rule>()({
  events: {
    ...usualEvents<FightScene>(),
    cover: event([who('who')], (e) => `${e.who} covers up.`),
  },
  rolls: {
    strike: rolled(
      [who('target'), hidden(sum('needed'), 'target', 'defenses')],
      (e) => `${e.who} strikes at ${e.target}${rolledText(e)}: ${e.passed ? 'a hit' : 'a miss'}.`,
      rolledAgainst('target'),
    ),
  },
})
