import type { Game } from '@fray/kernel'
import { readWeaponSpeedEncounter, weaponSpeedEncounterSchema } from './encounter/read.ts'
import { weaponSpeedRules } from './rules.ts'

/** The ruleset `weapon-speed`, with the reading of its encounters. */
export const weaponSpeed: Game = {
  rules: weaponSpeedRules,
  readEncounter: readWeaponSpeedEncounter,
  encounterSchema: weaponSpeedEncounterSchema,
}

export { weaponSpeedRules } from './rules.ts'
export type { WeaponSpeedScene } from './scene.ts'
