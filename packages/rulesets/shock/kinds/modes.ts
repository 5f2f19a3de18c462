import { asText } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import type { Given, ValuesOf } from '../../kinds/field.ts'
import { described } from '../../loading/declare.ts'
import { isMap } from '../../loading/problems.ts'
import { listOf } from '../../loading/reader.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { ATTRIBUTES, EXERT, MELEE, MODES, SKILLS, STR } from '../words.ts'
import { custom, dice, kind, list, number, word } from './fields.ts'

/** The ways of using a weapon. */

/** A Shock rating: points, and the highest AC that it reaches (null: any). */
interface ShockRating {
  readonly points: number
  readonly maxAc: number | null
}

/** Feet of what is shot or thrown: beyond `normal` -2, beyond `most` refused. */
interface Range {
  readonly normal: number
  readonly most: number
}
const NO_RANGE: Range = { normal: 0, most: 0 }

const ATTRIBUTE_LIST = /^\s*(str|dex|con|int|wis)(\s*\/\s*(str|dex|con|int|wis))*\s*$/

export const modeFields = {
  kind: word(MODES, 'Melee, shot, or thrown.'),
  attributes: custom<readonly number[]>('The attributes of which the attacker takes one.', {
    schema: z.union(
      [
        z.array(z.enum(ATTRIBUTES)).check(z.minLength(1)),
        z.string().check(z.regex(ATTRIBUTE_LIST, 'should be attributes, as in str/dex')),
      ],
      'should be a list of attributes, as in [str, dex]',
    ),
    shape: { type: 'words', words: ATTRIBUTES },
    read(_r, raw) {
      const said = typeof raw === 'string' ? raw.split('/').map((one) => one.trim()) : listOf(raw)
      const found = said.map((one) => (ATTRIBUTES as readonly unknown[]).indexOf(one))
      const known = [...new Set(found)].filter((at) => at >= 0)
      return known.length === 0 ? [STR] : known
    },
    write: (value) => value?.map((at) => ATTRIBUTES[at]),
  }),
  skill: word(SKILLS, 'The skill that the attack uses.', { last: EXERT }),
  damage: dice('Dice of damage.', { rule: 'weapon-entry' }),
  shock: custom<ShockRating | null>('Shock: points and the highest AC that it reaches, or - for any.', {
    rule: 'shock',
    schema: described(
      z.string().check(z.regex(/^\d{1,2}\/(\d{1,2}|-)$/, 'should be points/AC, as in 2/15, or 2/- for any AC')),
      { examples: ['2/15', '3/-'] },
    ),
    shape: { type: 'text' },
    read(_r, raw) {
      const found = /^(\d+)\/(\d+|-)$/.exec(asText(raw))
      return found && { points: Number(found[1]), maxAc: found[2] === '-' ? null : Number(found[2]) }
    },
    write: (value) => (value ? `${value.points}/${value.maxAc ?? '-'}` : undefined),
  }),
  reach: number('Feet that a melee weapon reaches.', {
    rule: 'melee-range',
    min: 5,
    max: 100,
    step: 5,
    default: 5,
  }),
  range: custom<Range>('Feet of what is shot or thrown: the normal range and the longest.', {
    rule: 'weapon-entry',
    schema: described(z.string().check(z.regex(/^\d{1,4}\/\d{1,4}$/, 'should be normal/most in feet, as in 20/40')), {
      examples: ['60/240'],
    }),
    shape: { type: 'text' },
    read(_r, raw) {
      const found = /^(\d+)\/(\d+)$/.exec(asText(raw))
      return found === null ? NO_RANGE : { normal: Number(found[1]), most: Number(found[2]) }
    },
    write: ({ normal, most }) => `${normal}/${most}`,
  }),
}
/** The fields of a mode that may stand in the item itself. */
export const MODE_FIELDS = Object.keys(modeFields) as (keyof typeof modeFields)[]

/** One way of using a weapon. Its damage is null where the content gives no die: the referee is asked (`unarmed-die`). */
export interface Mode extends ValuesOf<typeof modeFields> {}
type ModeGiven = Given<keyof typeof modeFields, ShockRule>

/** Completes a mode and notes what is wrong with it. */
export function settleMode(mode: Mode, { raw, lost, wrong }: ModeGiven): Mode {
  const { kind, attributes, skill, damage, shock, reach } = mode
  const range = kind === MELEE ? NO_RANGE : mode.range
  const settled = { kind, attributes, skill, damage, shock, reach, range }
  if (lost) return settled
  const missing = (key: keyof typeof modeFields, right: string) => {
    if (raw[key] === undefined) wrong(null, `This weapon has no "${key}": ${right}.`, 'weapon-entry')
  }
  missing('kind', 'melee, ranged or thrown')
  missing('attributes', 'those that it can be used with, as in [str, dex]')
  missing('skill', 'brawl, stab, shoot or exert')
  if (raw.kind === undefined) return settled
  if (kind === MELEE) {
    if (raw.range !== undefined) {
      wrong('range', 'What strikes in melee has a "reach" in feet and no "range".', 'weapon-entry')
    }
    return settled
  }
  missing('range', 'normal and longest range in feet, as in 20/40')
  if (raw.reach !== undefined) {
    wrong('reach', 'What is shot or thrown has a "range" and no "reach".', 'melee-range')
  }
  if (range.normal > range.most || (raw.range !== undefined && range.normal === 0)) {
    const said = `A range of ${range.normal}/${range.most} is none: the normal range comes first, as in 20/40.`
    wrong('range', said, 'mod-long-range')
  }
  return settled
}

/**
 * What stays of the ways of attack of the item that one is made from, however either says them: `modes` say all ways, and
 * fields of its own change the one way that there is.
 */
export function modesBeneath(
  said: Readonly<Record<string, unknown>>,
  made: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const isOwn = (key: string) => (MODE_FIELDS as readonly string[]).includes(key)
  if (isGiven(said.modes)) return Object.fromEntries(Object.entries(made).filter(([key]) => !isOwn(key)))
  const [only, ...others] = listOf(made.modes)
  if (!isMap(only) || others.length > 0 || !Object.keys(said).some(isOwn)) return made
  const { modes: _, ...rest } = made
  return { ...only, ...rest }
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null

export const modes = list(
  kind('mode', 'One way of using a weapon.', {
    fields: modeFields,
    complete: settleMode,
    without: (mode) => (mode.kind === MELEE ? ['range'] : ['reach']),
  }),
  'The ways of using a weapon, where it has several; one alone may stand in the item itself.',
)
