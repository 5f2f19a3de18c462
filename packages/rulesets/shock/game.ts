import type { Game } from '@fray/kernel/rules'
import { declared } from '../kinds/form.ts'
import { readShockEncounter } from './encounter/read.ts'
import { file } from './encounter/schema.ts'
import { combatant } from './kinds/combatant.ts'
import { item } from './kinds/items.ts'
import { power, spell } from './kinds/powers.ts'
import { shockRules } from './ruleset.ts'

/** The ruleset `shock`, with the reading of its encounters. */
export const shock: Game = {
  rules: shockRules,
  readEncounter: readShockEncounter,
  encounterShape: file.schema,
  packShape: file.packs,
  ...declared([combatant, item, power, spell]),
}
