import type * as z from 'zod'
import type { Path, Problems } from '../../reading/problems.ts'
import { checkShape as check, type FieldRules } from '../../reading/shape.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { escalationOptions } from './options.ts'

/** The rule that a field breaks when its value is of the wrong kind or out of its range. */
const RULE_OF_FIELD: FieldRules<EscalationRule> = {
  ...Object.fromEntries(escalationOptions.map(({ id }) => [id, id as EscalationRule])),
  band: 'initiative-bands',
  level: 'attack-roll',
  volition: 'attack-roll',
  tier: 'tier',
  attackBonus: 'enemy-attack-bonus',
  ac: 'attack-roll',
  pd: 'attack-roll',
  md: 'attack-roll',
  hp: 'damage-to-hp',
  staggeredAt: 'staggered-enemy',
  stances: 'stances',
  stance: 'stances',
  die: 'stances',
  missDamage: 'basic-miss-damage',
  recoveries: 'recoveries',
  recovery: 'recovery-heal',
  noRecoveryPenalty: 'no-recoveries-left',
  power: 'ability-spend',
  secondary: 'ability-spend-secondary',
  resist: 'resistance',
  weak: 'weakness',
  types: 'damage-types',
  skills: 'skill-check',
  deathSave: 'death-save',
  deathSavesFailed: 'death-save-failure',
  stabilized: 'stabilize',
  hardFall: 'death-save-disadvantage',
  lastGasp: 'last-gasp',
  spent: 'turn-actions',
  slot: 'ready',
  act: 'ready',
  lostSlot: 'ready-next-round',
  interruptUsed: 'action-interrupt',
  freeUsed: 'free-action-limit',
  escalation: 'escalation-die',
  round: 'escalation-die',
  save: 'save-roll',
  lasts: 'effect-duration',
  until: 'effect-duration',
  frequency: 'ability-entry',
  action: 'ability-entry',
  provokes: 'ability-provokes',
  sustain: 'ability-sustain',
  spend: 'ability-spend',
  special: 'ability-escalation-special',
  trigger: 'action-interrupt',
  vs: 'attack-roll',
  asBasic: 'as-basic-attack',
  natural: 'natural-triggers',
  escalationParity: 'escalation-odd-even',
  allRollsFirst: 'attack-all-before-damage',
  popOff: 'pop-off',
  positions: 'relative-distance',
  encountersToday: 'full-rest-when',
}

/** Compares a value with a schema and notes everything that differs. Null counts as left out. */
export const checkShape = (problems: Problems<EscalationRule>, schema: z.ZodType, raw: unknown, path: Path): void =>
  check(problems, schema, raw, path, RULE_OF_FIELD)
