import type { Game } from '@fray/kernel/rules'
import { declared } from '../kinds/form.ts'
import { readWeaponSpeedEncounter } from './encounter/read.ts'
import { file } from './encounter/schema.ts'
import { combatant } from './kinds/combatant.ts'
import { condition } from './kinds/conditions.ts'
import { item } from './kinds/gear.ts'
import { injuryTable } from './kinds/injuries.ts'
import { ability, spell } from './kinds/powers.ts'
import { strike } from './kinds/strikes.ts'
import { weaponSpeedRules } from './ruleset.ts'

/** The ruleset `weapon-speed`, with the reading of its encounters. */
export const weaponSpeed: Game = {
  rules: weaponSpeedRules,
  readEncounter: readWeaponSpeedEncounter,
  encounterShape: file.schema,
  packShape: file.packs,
  ...declared([combatant, item, strike, spell, ability, condition, injuryTable]),
}
