import type * as z from 'zod'
import type { Path, Problems } from '../../reading/problems.ts'
import { checkShape as check, type FieldRules } from '../../reading/shape.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'

/** The rule that a field breaks when its value is of the wrong kind or out of its range. */
const RULE_OF_FIELD: FieldRules<ShockRule> = {
  'surprise-decision': 'surprise-decision',
  'free-action-limit': 'free-action-limit',
  'instant-action-limit': 'instant-action-limit',
  'instants-ambiguity': 'instants-ambiguity',
  'improvised-action': 'improvised-action',
  'rapid-swaps': 'rapid-swaps',
  'referee-modifiers': 'referee-modifiers',
  'screen-feasible': 'screen-feasible',
  'morale-judgment': 'morale-judgment',
  chase: 'chase',
  surprised: 'surprise-decision',
  str: 'attribute-modifiers',
  dex: 'attribute-modifiers',
  con: 'attribute-modifiers',
  int: 'attribute-modifiers',
  wis: 'attribute-modifiers',
  brawl: 'combat-skills',
  stab: 'combat-skills',
  shoot: 'combat-skills',
  hp: 'hit-points',
  ac: 'single-ac',
  attackBonus: 'npc-attack-bonus',
  skillBonus: 'npc-skill-levels',
  footprint: 'large-occupant',
  wrestleSize: 'size-ladder',
  fell: 'mortal-injury-clock',
  shock: 'shock',
  reach: 'melee-range',
  range: 'weapon-entry',
  damage: 'weapon-entry',
  top: 'solid-object',
  bottom: 'solid-object',
}

/** Compares a value with a schema and notes everything that differs. Null counts as left out. */
export const checkShape = (problems: Problems<ShockRule>, schema: z.ZodType, raw: unknown, path: Path): void =>
  check(problems, schema, raw, path, RULE_OF_FIELD)
