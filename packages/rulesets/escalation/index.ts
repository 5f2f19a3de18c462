import type { Game } from '@fray/kernel'
import { escalationEncounterSchema, readEscalationEncounter } from './encounter/read.ts'
import { escalationRules } from './rules.ts'

/** The ruleset `escalation`, with the reading of its encounters. */
export const escalation: Game = {
  rules: escalationRules,
  readEncounter: readEscalationEncounter,
  encounterSchema: escalationEncounterSchema,
}

export { escalationRules } from './rules.ts'
export type { EscalationScene } from './scene.ts'
