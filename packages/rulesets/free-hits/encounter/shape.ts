import type * as z from 'zod'
import type { Path, Problems } from '../../reading/problems.ts'
import { checkShape as check, type FieldRules } from '../../reading/shape.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'

/** The rule that a field breaks when its value is of the wrong kind or out of its range. */
const RULE_OF_FIELD: FieldRules<FreeHitsRule> = {
  'ladder-outside-attack': 'ladder-outside-attack',
  detection: 'detection',
  'thrall-mhp': 'thrall-mhp',
  'will-to-fight': 'will-to-fight',
  accuracy: 'modifiers',
  agility: 'modifiers',
  strength: 'modifiers',
  level: 'summoning-slots',
  hp: 'defeated-at-zero',
  mp: 'spell-cost',
  movement: 'move',
  footprint: 'grid',
  facing: 'facing',
  mode: 'half-movement',
  lacks: 'aim-declared',
  aim: 'aim',
  undetectedBy: 'detection',
  spent: 'turn-budget',
  spaces: 'move-split',
  slots: 'free-hit-slots',
  debts: 'stand-up-debts',
  paid: 'channel-progress',
  sick: 'sickness-length',
  reserve: 'thrall-mhp',
  openers: 'opening-attack',
  order: 'initiative-order',
  damage: 'damage-by-weapon',
  range: 'melee-range',
  cast: 'cast-time',
  price: 'spell-improvement',
  upkeep: 'channel-upkeep',
  against: 'damage-order',
}

/** Compares a value with a schema and notes everything that differs. Null counts as left out. */
export const checkShape = (problems: Problems<FreeHitsRule>, schema: z.ZodType, raw: unknown, path: Path): void =>
  check(problems, schema, raw, path, RULE_OF_FIELD)
