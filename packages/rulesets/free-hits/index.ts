import type { Game } from '@fray/kernel'
import { freeHitsEncounterSchema, readFreeHitsEncounter } from './encounter/read.ts'
import { freeHitsRules } from './rules.ts'

/** The ruleset `free-hits`, with the reading of its encounters. */
export const freeHits: Game = {
  rules: freeHitsRules,
  readEncounter: readFreeHitsEncounter,
  encounterSchema: freeHitsEncounterSchema,
}

export { freeHitsRules } from './rules.ts'
export type { FreeHitsScene } from './scene.ts'
