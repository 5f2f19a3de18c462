import type { Game } from '@fray/kernel'
import { readShockEncounter, shockEncounterSchema } from './encounter/read.ts'
import { shockRules } from './rules.ts'

/** The ruleset `shock`, with the reading of its encounters. */
export const shock: Game = {
  rules: shockRules,
  readEncounter: readShockEncounter,
  encounterSchema: shockEncounterSchema,
}

export { shockRules } from './rules.ts'
export type { ShockScene } from './scene.ts'
