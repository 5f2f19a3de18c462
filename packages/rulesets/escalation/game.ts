import type { Game } from '@fray/kernel/rules'
import { declared } from '../kinds/form.ts'
import { readEscalationEncounter } from './encounter/read.ts'
import { file } from './encounter/schema.ts'
import { ability } from './kinds/abilities.ts'
import { combatant } from './kinds/combatant.ts'
import { ownCondition } from './kinds/conditions.ts'
import { stance } from './kinds/stances.ts'
import { escalationRules } from './ruleset.ts'

/** The ruleset `escalation`, with the reading of its encounters. */
export const escalation: Game = {
  rules: escalationRules,
  readEncounter: readEscalationEncounter,
  encounterShape: file.schema,
  packShape: file.packs,
  ...declared([combatant, ability, stance, ownCondition]),
}
