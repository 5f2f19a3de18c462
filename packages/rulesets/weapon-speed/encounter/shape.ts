import type * as z from 'zod'
import type { Path, Problems } from '../../reading/problems.ts'
import { checkShape as check, type FieldRules } from '../../reading/shape.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'

/** The rule that a field breaks when its value is of the wrong kind or out of its range. */
const RULE_OF_FIELD: FieldRules<WeaponSpeedRule> = {
  'check-dice': 'check-dice',
  'stress-method': 'stress-method',
  'shared-initiative': 'shared-initiative',
  'declaration-method': 'declaration-method',
  surprised: 'surprise',
  groups: 'shared-initiative',
  kind: 'sides-and-kinds',
  allies: 'sides-and-kinds',
  hitDice: 'stress-max',
  stress: 'stress-max',
  stressMax: 'stress-max',
  wp: 'wound-points-max',
  wpModifiers: 'wound-points-max',
  defense: 'defense-score',
  armor: 'armor-score',
  strength: 'attribute-modifier',
  agility: 'attribute-modifier',
  dexterity: 'attribute-modifier',
  perception: 'attribute-modifier',
  memory: 'attribute-modifier',
  insight: 'attribute-modifier',
  modifiers: 'attribute-modifier',
  crit: 'crit-multiplier',
  critOn: 'crit-natural',
  types: 'wound-mark',
  reach: 'attack-reach',
  range: 'attack-reach',
  strikes: 'attack-strikes',
  bonus: 'attack-bonus',
  tn: 'cast-check',
  initiativeModifier: 'base-initiative',
  at: 'battlefield-yards',
}

/** Compares a value with a schema and notes everything that differs. Null counts as left out. */
export const checkShape = (problems: Problems<WeaponSpeedRule>, schema: z.ZodType, raw: unknown, path: Path): void =>
  check(problems, schema, raw, path, RULE_OF_FIELD)
