import type { Words } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import type { ValueOf } from '../../kinds/field.ts'
import type { Fields } from '../../loading/content.ts'
import { hint, isMap, type Path } from '../../loading/problems.ts'
import { ownFields } from '../../loading/reader.ts'
import { weaponSpeedRuleIds } from '../catalogue/rule-ids.ts'
import { ATTRIBUTES, DAMAGE_TYPES, LIMBS, NO_LIMB } from '../words.ts'
import { gives } from './conditions.ts'
import { custom, type DataReader, dice, flag, kind, number, set, text, word } from './data-fields.ts'

/** The rules that rows of the Blunt table are. */
const BLUNT_ROWS: readonly string[] = weaponSpeedRuleIds.filter((id) => id.startsWith('blunt-'))

/** The rule that a row is which the catalogue does not have. */
export const NO_ROW = 'combat-injury-table'

/** The attributes that something damages, as bits. */
export const attributes = set(ATTRIBUTES, 'The attributes, all by one roll.')

/** An injury: a row of a table, or one that stands alone. */
export const injury = kind('injury', 'An injury: a row of a table, or one that stands alone.', {
  fields: {
    name: text('What people call it.', { min: 1, needed: 'This injury has no "name".', rule: NO_ROW }),
    rule: text('The rule that it is, for rows that the catalogue has.'),
    side: flag('A d4 says on which side, before the damage dice.'),
    limb: word(LIMBS, 'What it does to the arm on its side.', { default: NO_LIMB }),
    damage: dice('Dice of damage to the attributes.'),
    attributes,
    bearing: gives,
  },
  check({ rule, side, limb, damage, attributes }, { raw, wrong }) {
    if (attributes !== 0 && raw.damage === undefined) {
      wrong(null, 'An injury that damages attributes needs "damage": dice.', 'injury-attribute-damage')
    } else if (damage !== null && attributes === 0) {
      wrong('damage', 'Say which "attributes" the dice damage.', 'injury-attribute-damage')
    }
    if (rule !== '' && !BLUNT_ROWS.includes(rule)) {
      const said = `"${rule}" is no rule of an injury: only rows of the Blunt table are rules.${hint(rule, BLUNT_ROWS)}`
      wrong('rule', said, NO_ROW)
    }
    if (limb !== NO_LIMB && !side) {
      wrong('limb', 'An injury of an arm needs "side: true", so that a d4 says which arm.', 'injury-side')
    }
  },
  complete: (injury) => ({ ...injury, rule: injury.rule || NO_ROW }),
  without: ({ rule }) => (rule === NO_ROW ? ['rule'] : []),
})
export interface Injury extends ValueOf<typeof injury> {}

/** Rows by face, as they are written: `1`, or several faces as in `2-5`. */
const rows = custom<Readonly<Record<string, unknown>>>('By face, or several faces as in 2-5; every face has one.', {
  schema: z.record(z.string(), injury.map),
  read: (_r, raw) => (isMap(raw) ? raw : {}),
  write: (value) => value,
})

/** The table of a damage type. */
export interface InjuryTable {
  /** Position in DAMAGE_TYPES. */
  readonly type: number
  readonly die: number
  /** By face less one. */
  readonly rows: readonly Injury[]
}

/** The data of a table: every face of its die has a row. */
export const injuryTable = kind('injury-table', 'A table of injuries.', {
  fields: {
    name: text('What people call it.', { min: 1 }),
    about: text<Words>('A line for the people at the table.'),
    die: number('The die that is rolled.', { min: 1, max: 100, needed: 'This table has no "die".', rule: NO_ROW }),
    rows,
  },
  complete: ({ die, rows: written }, { at, wrong }, r) => {
    const faces: (Injury | undefined)[] = Array.from({ length: die })
    for (const [said, row] of Object.entries(written)) {
      const where: Path = [...at('rows'), said]
      const [from, to] = facesOf(said)
      if (from < 1 || to > die || from > to || !isMap(row)) {
        r.problems.add(where, `"${said}" should be a face of the d${die}, or several as in 2-5.`, NO_ROW)
        continue
      }
      const one = injury.from(r, ownFields(row, where))
      for (let face = from; face <= to; face++) {
        if (faces[face - 1] !== undefined) {
          r.problems.add(where, `The face ${face} has two rows: each face has one.`, NO_ROW)
        }
        faces[face - 1] = one
      }
    }
    const missing = faces.indexOf(undefined)
    if (missing < 0) return { die, rows: faces as Injury[] }
    wrong('rows', `The d${die} has no row for ${missing + 1}: every face needs one.`, NO_ROW)
    return null
  },
})

/** Reads the table of a damage type. */
export function readTable(r: DataReader, type: number, fields: Fields): InjuryTable | null {
  const table = injuryTable.from(r, fields)
  return table === null ? null : { type, ...table }
}

function facesOf(text: string): [number, number] {
  const found = /^\s*(\d{1,3})(?:\s*-\s*(\d{1,3}))?\s*$/.exec(text)
  return found === null ? [0, -1] : [Number(found[1]), Number(found[2] ?? found[1])]
}

/** The table as content. */
export const writeTable = ({ type, die, rows }: InjuryTable): Record<string, unknown> => ({
  name: DAMAGE_TYPES[type],
  die,
  rows: Object.fromEntries(rows.map((row, i) => [String(i + 1), injury.write(row)])),
})
