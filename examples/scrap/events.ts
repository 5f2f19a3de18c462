import { defineEvents, sayingsFor, who } from '@fray/kernel/rules'
import { strikeTold, usualEvents } from '@fray/rulesets/plain/told'
import type { Rule } from './catalogue.ts'
import type { FightScene } from './scene.ts'

const { says } = sayingsFor<FightScene>()

/** Everything that is told: what is noted, how it reads, and what of it not everybody hears. */
export const { note, roll, tell, kinds, secrets, templates, strike } = defineEvents<FightScene, Rule>()({
  events: {
    ...usualEvents<FightScene>(),
    cover: says([who('who')], '{who} covers up.'),
  },
  rolls: {
    strike: strikeTold<FightScene>('strikes at'),
  },
})
