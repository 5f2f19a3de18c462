import { compileDice, type Pool } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import type { OneOf } from '../../kinds/one-of.ts'
import { readDice } from '../../loading/dice.ts'
import type { Path } from '../../loading/problems.ts'
import { diceSchema } from '../../loading/schema.ts'
import {
  ADVANTAGE_TO,
  LASTS,
  NEXT,
  SAVE_ENDS,
  THIS_ROLL,
  TYPE_ALIASES,
  TYPES,
  UNTIL_END,
  UNTIL_REMOVED,
  UNTIL_START,
  USUAL_SAVE,
  WEAPON_TYPE,
} from '../words.ts'
import { conditionField } from './conditions.ts'
import { choice, custom, flag, list, maybe, number, oneOf, type Reader, text, together, word } from './fields.ts'

const NOTHING = compileDice('0')

/** Every word for a damage type. */
export const TYPE_WORDS: readonly string[] = [...TYPES, ...Object.keys(TYPE_ALIASES)]

/** The position of the type that a word means, or -1. */
export const typeOf = (word: unknown): number =>
  TYPE_WORDS.includes(word as string)
    ? ((TYPE_ALIASES as Readonly<Record<string, number>>)[String(word)] ??
      TYPES.indexOf(word as (typeof TYPES)[number]))
    : -1

const typeSchema = z.enum(TYPE_WORDS as [string, ...string[]])

/** One damage type; weapon where none is said. */
export const typeField = (says: string) => word(TYPES, says, { also: TYPE_ALIASES, default: WEAPON_TYPE })

/** One damage type, which is said. */
export const typeSaid = (says: string) => word(TYPES, says, { also: TYPE_ALIASES })

/** One damage type, or several at once: each once, in their order. */
const types = custom<readonly number[]>('Of which types the damage is, all at once: weapon by default.', {
  rule: 'damage-types',
  schema: z.union([typeSchema, z.array(typeSchema).check(z.minLength(1))], 'should be a damage type or a list of them'),
  shape: { type: 'words', words: TYPE_WORDS },
  read(_r, raw) {
    const said = [...new Set((Array.isArray(raw) ? raw : [raw]).map(typeOf))].filter((type) => type >= 0)
    return said.length === 0 ? [WEAPON_TYPE] : said.sort((a, b) => a - b)
  },
  write: (all) => all.map((type) => TYPES[type]),
})

/** How long something lasts: position in LASTS, and the number of its save, else 0. */
export interface Length {
  readonly lasts: number
  readonly save: number
}

const LASTS_WORDS = ['one-round', 'encounter', 'removed', 'always', 'next', 'this-roll'] as const

/** The words of `lasts` in files. */
const lastsWord = () =>
  choice(LASTS_WORDS, 'How long it lasts: one-round is until the next turn of whoever made it.', {
    rule: 'effect-duration',
  })

/** How long something lasts, as it is written: by a save, by a turn, or by a word; `usual` where nothing is said. */
export const length = (usual: Length) =>
  together(
    'How long it lasts.',
    {
      save: number('A save of this number at the end of a turn ends it; ends means 11.', {
        rule: 'save-roll',
        min: 3,
        max: 30,
        default: 0,
        words: { ends: USUAL_SAVE },
      }),
      until: word(['start', 'end'], "Until the start or the end of somebody's next turn.", { rule: 'effect-duration' }),
      lasts: lastsWord(),
    },
    {
      complete({ save, until, lasts }, { raw, wrong }): Length {
        const said = [raw.save, raw.until, raw.lasts].filter((one) => one !== undefined)
        if (said.length > 1) {
          const right = 'keep one of "save", "until" and "lasts"'
          wrong(null, `This says in two ways how long it lasts: ${right}.`, 'effect-duration')
        }
        if (save > 0) return { lasts: SAVE_ENDS, save }
        if (until >= 0) return { lasts: UNTIL_START + until, save: 0 }
        return lasts === null ? usual : { lasts: LASTS.indexOf(lasts), save: 0 }
      },
      apart: ({ lasts, save }) =>
        lasts === SAVE_ENDS
          ? { save }
          : lasts === UNTIL_START || lasts === UNTIL_END
            ? { until: lasts - UNTIL_START }
            : { lasts: LASTS[lasts] as (typeof LASTS_WORDS)[number] },
    },
  )

/** Dice that cannot come to less than nothing. */
const amount = (says: string) =>
  custom<Pool>(says, {
    schema: diceSchema,
    shape: { type: 'dice' },
    read(r, raw, path) {
      const pool = readDice(r, raw, path)
      if (pool !== null && pool.min < 0) {
        r.problems.add(path, `${pool.text} can come to less than 0: write dice or a number from 0 up.`, 'damage-order')
      }
      return pool ?? NOTHING
    },
    write: (pool) => pool.text,
  })

const perLevel = custom<boolean>("The dice are taken once for each of the user's Levels.", {
  key: 'per',
  schema: z.literal('level'),
  shape: { type: 'word', words: ['level'] },
  read: (_r, raw) => raw === 'level',
  write: (value) => (value ? 'level' : undefined),
})

/** What is said by being there. */
const said = (says: string, words: readonly string[] = []) =>
  custom<true>(says, {
    schema:
      words.length === 0
        ? z.literal(true)
        : z.union([z.literal(true), z.enum(words as [string])], `should be ${words}`),
    shape: { type: 'flag' },
    read: () => true,
    write: () => words[0] ?? true,
  })

const whose = choice(['user', 'target'], 'Whose turn "until" means: that of the user by default.', { default: 'user' })
const half = flag('Only half of it.')

/** What an ability does: one field says what, the others how. */
export const effect = oneOf('effect', 'What an ability does: one field says what, the others how.', {
  tag: 'effect',
  shared: {
    on: choice(['user', 'target', 'triggerer'], 'On whom: on the target by default.', { default: 'target' }),
  },
  table: {
    damage: {
      damage: amount('Damage: dice or a number.'),
      perLevel,
      types,
      half,
      instead: flag('Of a Crit: in place of what the hit deals, and nothing is doubled.'),
    },
    heal: { heal: amount('Heals without a Recovery: dice or a number.'), perLevel },
    recovery: {
      recovery: choice(['use', 'free'], 'Heals with a Recovery, or with one that costs nothing.'),
      plus: maybe(amount('What the Recovery heals on top.')),
    },
    condition: {
      condition: conditionField('Puts this condition on it, by id.'),
      duration: length({ lasts: UNTIL_REMOVED, save: 0 }),
      of: whose,
    },
    ongoing: {
      ongoing: number('Ongoing damage of this amount.', { min: 1, max: 100_000 }),
      type: typeField('The type of the ongoing damage.'),
      duration: length({ lasts: SAVE_ENDS, save: USUAL_SAVE }),
      of: whose,
    },
    popOff: { popOff: choice(['one', 'all'], 'It pops off one enemy, or off all of them, without a check.') },
    freeMove: { freeMove: said('It moves one step without an action.', ['nearby']) },
    advantage: {
      advantage: number('So much Advantage; negative for Disadvantage.', { min: -9, max: 9 }),
      to: word(ADVANTAGE_TO, 'What the Advantage is for; against: attacks on it.', {
        rule: 'advantage-other-sources',
        needed: `Say what the Advantage is for: "to" with ${ADVANTAGE_TO.join(', ')}.`,
      }),
      duration: length({ lasts: NEXT, save: 0 }),
      of: whose,
    },
    bonus: {
      bonus: number('Added to its rolls; negative: taken off.', { min: -30, max: 30 }),
      to: word(ADVANTAGE_TO, 'Which rolls it is added to; against: attacks on it.', {
        rule: 'attack-roll',
        needed: `Say which rolls the bonus is added to: "to" with ${ADVANTAGE_TO.join(', ')}.`,
      }),
      duration: length({ lasts: NEXT, save: 0 }),
      of: whose,
    },
    power: {
      power: number('It gets so much Power, up to its most; negative: it loses so much.', {
        rule: 'ability-spend',
        min: -999,
        max: 999,
      }),
      secondary: flag('Its second resource in place of Power.'),
    },
    lastGasp: { lastGasp: text('It makes Last Gasp Saves against this outcome.') },
    grab: { grab: said('The user grabs it.') },
    endCondition: { endCondition: conditionField('Ends this condition on it, or any one.', true) },
    defense: {
      defense: number('Added to the defense against the roll that it answers.', { min: -30, max: 30 }),
      lasts: lastsWord(),
    },
    cancel: { cancel: said('The action that it answers does nothing.') },
    note: { note: text('Words for the table, without a rule.') },
  },
})
export type Effect = OneOf<'effect', typeof effect.shared, typeof effect.table>

/** Effects, in the order in which they happen. */
export const effects = (says: string) => list(effect, says)

/** Notes what in effects makes sense in an ability alone that answers something. */
export function checkUntriggered(r: Reader, all: readonly Effect[], path: Path): void {
  const right = 'give the ability a "trigger", or leave this out'
  all.forEach((one, i) => {
    const wrong = (key: string, what: string) =>
      r.problems.add([...path, i, key], `${what}: ${right}.`, 'action-interrupt')
    if (one.on === 'triggerer') wrong('on', 'Nobody sets this ability off')
    if ('duration' in one && one.duration.lasts === THIS_ROLL) {
      wrong('lasts', 'There is no roll that this ability answers')
    }
    if (one.effect === 'defense' || one.effect === 'cancel') {
      wrong(one.effect, 'There is no action that this ability answers')
    }
  })
}
