import { nearest } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import type { ValueOf } from '../../kinds/field.ts'
import { whole } from '../../loading/declare.ts'
import { listOf } from '../../loading/reader.ts'
import { ACTIONS, DEFENSES, FREQUENCIES, RANGES, RECHARGE, STANCE_KINDS, STANDARD, TRIGGERS } from '../words.ts'
import { effects } from './effects.ts'
import { about, choice, custom, flag, id, kind, list, maybe, number, text, word } from './fields.ts'

/** The types that the rules know; others are a class's own. */
export const KNOWN_TYPES = ['melee', 'ranged', 'spell'] as const

/** Every type word, each once; one that is nearly one of the rules' own is taken for a slip. */
const type = custom<readonly string[]>("Melee, ranged or spell, several of them, none, and a class's own words.", {
  schema: z.union([z.string(), z.array(z.string())], 'should be a type or a list of types'),
  shape: { type: 'list', of: { type: 'text' } },
  read(r, raw, path) {
    const said = (typeof raw === 'string' ? [raw] : listOf(raw)).filter((word) => typeof word === 'string')
    return [...new Set(said.map((word) => word.toLowerCase()))].map((word) => {
      const near = (KNOWN_TYPES as readonly string[]).includes(word) ? null : nearest(word, KNOWN_TYPES)
      if (near !== null) r.problems.add(path, `There is no type "${word}". Did you mean "${near}"?`, 'ability-type')
      return word
    })
  },
  write: (all) => (all.length === 0 ? undefined : all),
})

/** The checks of abilities that come back by a check after each encounter. */
export const RECHARGES: readonly number[] = [9, 11, 13]

/** How often it can be used, as files say it. */
const FREQUENCY_WORDS = [...FREQUENCIES.slice(0, RECHARGE), ...RECHARGES.map((number) => `recharge-${number}`)]

const trigger = kind('trigger', 'When it can be used, for Interrupts and some free actions.', {
  fields: {
    when: word(TRIGGERS, 'What must happen.', { needed: 'This trigger has no "when".', default: 0 }),
    by: choice([...KNOWN_TYPES, 'any'], 'By what kind of action: any by default.', { default: 'any' }),
    who: choice(['self', 'ally'], 'To whom: to its owner by default.', { default: 'self' }),
  },
})
export interface AbilityTrigger extends ValueOf<typeof trigger> {}

/** At how many at most; 0 for all. */
const count = number('How many at most.', { min: 1, max: 99, default: 1, words: { all: 0 } })

const target = kind('target', 'At whom: its user by default, for an attack one enemy.', {
  fields: {
    range: word(RANGES, 'How far: engaged for Melee, else nearby by default.'),
    who: choice(['enemy', 'ally', 'any', 'self'], 'Whom: enemies by default; allies are never the user.'),
    self: flag('Its user may be a target too.'),
    count,
  },
})
export interface Target extends ValueOf<typeof target> {}

const attack = kind('attack', 'It makes an attack roll for each target.', {
  fields: {
    vs: word(DEFENSES, 'Against which defense.', {
      rule: 'attack-roll',
      needed: 'This attack has no "vs": ac, pd or md.',
      default: 0,
    }),
    bonus: number('Added to the roll.', { min: -99, max: 99, default: 0 }),
  },
})

/** What a Crit multiplies damage by where nothing else is said. */
export const DOUBLED = 2

/** What a Crit multiplies damage by. */
export const critTimes = (says: string) => number(says, { rule: 'crit', min: 1, max: 9, default: DOUBLED })

/** What some effects hang on: the Natural, or the escalation die. */
export const PARITY = ['odd', 'even'] as const

const natural = kind('natural', 'What some Natural results do.', {
  fields: {
    on: custom<'odd' | 'even' | number>('On which Natural results: odd, even, or this and more.', {
      needed: 'Say on which Natural results: "on" with odd, even or a number.',
      schema: z.union([z.enum(PARITY), whole(3, 18)], 'should be odd, even or a number'),
      shape: { type: 'number', min: 3, max: 18, words: PARITY },
      read: (_r, raw) => (raw === 'odd' || raw === 'even' || typeof raw === 'number' ? raw : 3),
      write: (on) => on,
    }),
    of: choice(['hit', 'miss', 'any'], 'On hits, on misses, or on both: both by default.', { default: 'any' }),
    effects: effects('What happens then.'),
  },
})

const popOff = custom<'one' | 'all' | null>('Its user pops off one enemy, or off all of them.', {
  rule: 'pop-off',
  schema: z.union([z.literal(true), z.enum(['one', 'all'])], 'should be true or all'),
  shape: { type: 'word', words: ['one', 'all'] },
  read: (_r, raw) => (raw === 'all' ? 'all' : raw === true || raw === 'one' ? 'one' : null),
  write: (value) => value ?? undefined,
})

/** What an ability is made of (`ability-entry`). */
export const abilityFields = {
  id: id(),
  name: text('What people call it.', { rule: 'ability-entry', needed: 'This ability has no "name".', min: 1 }),
  about: about(),
  type,
  frequency: word(FREQUENCY_WORDS, 'How often it can be used. Every ability has one.', {
    rule: 'ability-entry',
    needed: `This ability has no "frequency": ${FREQUENCY_WORDS.slice(0, -1).join(', ')} or ${FREQUENCY_WORDS.at(-1)}.`,
    default: 0,
  }),
  action: word(ACTIONS, 'What it costs. Every ability has one.', {
    rule: 'ability-entry',
    needed: 'This ability has no "action": quick, move, standard, free or interrupt.',
    default: STANDARD,
  }),
  trigger: maybe(trigger, undefined, { rule: 'action-interrupt' }),
  parity: choice(PARITY, 'Only usable while the escalation die is odd, or even.'),
  provokes: flag('Using it provokes opportunity attacks.', { rule: 'ability-provokes' }),
  sustain: number('The number of its Sustain check.', { rule: 'ability-sustain', min: 3, max: 18, default: 0 }),
  spend: maybe(
    kind('spend', 'What it costs besides its action.', {
      fields: {
        power: number('How much Power it costs.', { min: 1, max: 999, needed: 'Say how much it costs: "power".' }),
        secondary: flag('The secondary resource pays as well.'),
      },
    }),
    undefined,
    { rule: 'ability-spend' },
  ),
  escalation: number('What the escalation die must show at least.', { min: 1, max: 6, default: 0 }),
  special: flag('Usable below that too, with other effects: "below" and "above".', {
    rule: 'ability-escalation-special',
  }),
  tags: list(text('A word.'), "Other words on it, such as a class's own."),
  target: maybe(target),
  attack: maybe(attack),
  asBasic: word(STANCE_KINDS, "Deals the hit and miss damage of its user's Basic Attack of that kind.", {
    rule: 'as-basic-attack',
  }),
  hit: effects('What a hit does.'),
  miss: effects('What a miss does, unless it is a Crit Fail.'),
  crit: effects('What a Crit does besides.'),
  critTimes: critTimes('What a Crit multiplies its damage by.'),
  fumble: effects('What a Crit Fail does.'),
  effects: effects('What it does whatever the roll, or without one.'),
  natural: list(natural, 'What some Natural results do.', { rule: 'natural-triggers' }),
  escalationParity: maybe(
    kind('escalation-parity', 'What it does besides, by the escalation die; nothing at 0.', {
      fields: { odd: effects('On an odd die.'), even: effects('On an even die.') },
    }),
    undefined,
    { rule: 'escalation-odd-even' },
  ),
  below: effects('Of a special one: what it does below its escalation.'),
  above: effects('Of a special one: what it does at its escalation and above.'),
  allRollsFirst: flag('All attacks are rolled before any damage.', { rule: 'attack-all-before-damage' }),
  includesMove: choice(['engage', 'free', 'away'], 'A move that is part of it: to engage its target, freely, or away.'),
  popOff,
  used: flag('Its use is spent.'),
}
