import * as z from 'zod/mini'
import type { Given, ValuesOf } from '../../kinds/field.ts'
import { whole } from '../../loading/declare.ts'
import { isMap } from '../../loading/problems.ts'
import { HIDDEN, LOOK, madeFromSchema } from '../../loading/schema.ts'
import { findSide } from '../../loading/sides.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { BANDS, IN, KINDS, OUT, UNCONSCIOUS } from '../words.ts'
import { ability } from './abilities.ts'
import { TYPE_WORDS, typeSaid } from './effects.ts'
import {
  about,
  choice,
  custom,
  dice,
  flag,
  kind,
  list,
  maybe,
  number,
  numbers,
  points,
  text,
  word,
  yesNo,
} from './fields.ts'
import { stances } from './stances.ts'
import { stateFields } from './state.ts'

const USUAL_HP = 20
const USUAL_BAND = 2

const side = custom<number>("The id of its side; the party's for pcs and npcs, the other for enemies.", {
  schema: z.string(),
  shape: { type: 'text' },
  read: (r, raw, path) => (raw === undefined ? -1 : findSide(r, raw, path, r.sides, null)),
  write: (at, r) => r?.sides[at]?.id,
})

const defense = (name: string, preset: number) =>
  number(`Its ${name}.`, {
    rule: 'attack-roll',
    min: 0,
    max: 999,
    default: preset,
    always: true,
    column: { visibility: 'defenses', shown: false },
  })

const missed = (what: string) => choice(['level', 'none'], `On a missed Basic ${what} Attack.`, { default: 'none' })

/** Points of its second resource. */
export const secondaryPoints = points('How much of it.', {
  default: 0,
  column: { min: 0 },
  mostColumn: { min: 0, shown: false },
})

const skills = custom<Readonly<Record<string, number>>>('Skills with their bonus.', {
  rule: 'skill-check',
  schema: z.record(z.string(), whole(-99, 99)),
  read: (_r, raw) =>
    Object.fromEntries(
      Object.entries(isMap(raw) ? raw : {}).flatMap(([skill, bonus]) =>
        typeof bonus === 'number' ? [[skill.toLowerCase(), bonus]] : [],
      ),
    ),
  write: (all) => (Object.keys(all).length === 0 ? undefined : all),
})

/** What somebody who fights is made of. */
export const combatantFields = {
  name: text('What people call it.'),
  hidden: flag(HIDDEN),
  kind: word(KINDS, 'What it is: an enemy by default, a pc on the side of the party.', { column: {} }),
  side,
  level: number('Its Level.', { rule: 'attack-roll', min: 0, max: 99, default: 1, always: true, column: { min: -5 } }),
  tier: number('Its tier: by its Level by default.', { rule: 'tier', min: 1, max: 99, column: { init: 1 } }),
  volition: number('Its Volition.', {
    rule: 'attack-roll',
    min: -99,
    max: 99,
    default: 0,
    column: { shown: false },
  }),
  vitality: number('Its Vitality, for the table.', { min: -99, max: 99, default: 0, column: {} }),
  attackBonus: maybe(
    number('Of an enemy or npc: added to its attacks in place of Level and Volition.', {
      rule: 'enemy-attack-bonus',
      min: -99,
      max: 99,
    }),
  ),
  usesEscalation: yesNo('Whether it adds the escalation die: every pc does, others only if this says so.', {
    column: { shown: false },
  }),
  ac: defense('AC', 14),
  pd: defense('PD', 13),
  md: defense('MD', 12),
  hp: points('Hit points: a number, or current/most.', {
    rule: 'damage-to-hp',
    default: USUAL_HP,
    below: true,
    column: { visibility: 'vital', label: 'hit points' },
    mostColumn: { init: 1, min: 1, visibility: 'vital', label: 'most hit points' },
  }),
  staggeredAt: number('Of an enemy: hit points at which it is Staggered, for the option set-by-referee.', {
    rule: 'staggered-enemy',
    min: 1,
    max: 100_000,
    default: 0,
    column: { visibility: 'referee' },
  }),
  band: word(BANDS, 'Its initiative band.', {
    rule: 'initiative-bands',
    default: USUAL_BAND,
    column: { init: USUAL_BAND },
  }),
  stances,
  stance: text('The id of the stance that it is in: the first by default.', { rule: 'stances' }),
  missDamage: maybe(
    kind('miss-damage', 'Damage of its missed Basic Attacks: its Level, or none.', {
      fields: { melee: missed('Melee'), ranged: missed('Ranged') },
    }),
    undefined,
    { rule: 'basic-miss-damage' },
  ),
  recoveries: points('Recoveries: a number, or current/most.', {
    rule: 'recoveries',
    default: 0,
    column: { min: 0 },
    mostColumn: { min: 0 },
  }),
  recovery: dice('What one Recovery heals: a d8 for each Level by default.', { rule: 'recovery-heal' }),
  noRecoveryPenalty: number('What healing without Recoveries has cost its Volition and defenses.', {
    rule: 'no-recoveries-left',
    min: 0,
    max: 99,
    default: 0,
    column: {},
  }),
  power: points('Power: a number, or current/most.', {
    rule: 'ability-spend',
    default: 0,
    column: { min: 0 },
    mostColumn: { min: 0, shown: false },
  }),
  secondary: maybe(
    kind('secondary', 'A second resource that serves as Power.', {
      fields: {
        name: text('What it is called.', { min: 1, needed: 'This resource has no "name".' }),
        amount: secondaryPoints,
      },
    }),
    undefined,
    { rule: 'ability-spend-secondary' },
  ),
  resist: numbers(TYPE_WORDS, 'Damage types with the Natural result from which they count in full.', {
    rule: 'resistance',
    min: 1,
    max: 99,
    default: 0,
    each: (word) => `From which Natural ${word} counts.`,
  }),
  weak: list(typeSaid('A damage type.'), 'Damage types that crit it more easily.', { rule: 'weakness' }),
  skills,
  attacks: list(ability, 'Its attacks; the first is the basic one of an enemy.'),
  abilities: list(ability, 'Its abilities.'),
  deathSave: number('The number of its Death Saves.', { rule: 'death-save', min: 3, max: 30, default: 13 }),
  tags: list(text('A word.'), 'Words of your own; object for a thing.'),
  about: about(),
  madeFrom: text('The content id that it was made from.', { schema: madeFromSchema }),
  look: text(LOOK),
  ...stateFields,
  acted: yesNo('Of a fight in progress: it has had its turn this round; by its band by default.'),
  out: word(OUT, 'What has become of it: none while it is in the fight.', {
    default: IN,
    last: UNCONSCIOUS,
    column: {},
  }),
}

/** What was read of them, */
export type CombatantValues = ValuesOf<typeof combatantFields>
/** and how it was said. */
export type GivenCombatant = Given<keyof typeof combatantFields, EscalationRule>
