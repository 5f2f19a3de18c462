import type { Game } from '@fray/kernel/rules'
import { declared } from '../kinds/form.ts'
import { readFreeHitsEncounter } from './encounter/read.ts'
import { file } from './encounter/schema.ts'
import { combatant } from './kinds/combatant.ts'
import { condition } from './kinds/conditions.ts'
import { feat } from './kinds/feats.ts'
import { armor, weapon } from './kinds/gear.ts'
import { spell } from './kinds/spells.ts'
import { freeHitsRules } from './ruleset.ts'

/** The ruleset `free-hits`, with the reading of its encounters. */
export const freeHits: Game = {
  rules: freeHitsRules,
  readEncounter: readFreeHitsEncounter,
  encounterShape: file.schema,
  packShape: file.packs,
  ...declared([combatant, weapon, armor, spell, feat, condition]),
}
