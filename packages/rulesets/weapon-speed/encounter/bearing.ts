import { readDice } from '../../reading/dice.ts'
import { hint, isMap, type Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, ownFields, textOf, wordOf } from '../../reading/reader.ts'
import { weaponSpeedRuleIds } from '../catalogue/rule-ids.ts'
import {
  ATTRIBUTES,
  type Bearing,
  type Condition,
  DAMAGE_TYPES,
  type Injury,
  type InjuryTable,
  LIMBS,
  SKILLS,
} from '../model.ts'
import { NOTHING } from '../rules/marker.ts'
import type { Reader } from './reader.ts'

const NUMBERS = ['defense', 'armor', 'attack', 'speed'] as const
const FLAGS = [
  'halfSpeed',
  'noMove',
  'prone',
  'noStanding',
  'paralyzed',
  'noReaction',
  'noSpeech',
  'noBreath',
  'oneActionInTwo',
] as const

/** Reads what lasts while a condition or an injury does. */
export function readBearing(raw: unknown): Bearing {
  if (!isMap(raw)) return NOTHING
  const numbers = Object.fromEntries(NUMBERS.map((key) => [key, numberOf(raw[key], 0)]))
  const flags = Object.fromEntries(FLAGS.map((key) => [key, raw[key] === true]))
  const skills = isMap(raw.skills) ? raw.skills : {}
  return {
    ...(numbers as Pick<Bearing, (typeof NUMBERS)[number]>),
    ...(flags as Pick<Bearing, (typeof FLAGS)[number]>),
    skills: SKILLS.map((skill) => numberOf(skills[skill], 0)),
    markers: listOf(raw.markers).filter((one) => typeof one === 'string'),
  }
}

/** A bearing as plain data: only what changes something. */
export function writeBearing(b: Bearing): Record<string, unknown> {
  const skills = SKILLS.flatMap((skill, i) => (b.skills[i] === 0 ? [] : [[skill, b.skills[i]]]))
  return {
    ...Object.fromEntries(NUMBERS.filter((key) => b[key] !== 0).map((key) => [key, b[key]])),
    ...Object.fromEntries(FLAGS.filter((key) => b[key]).map((key) => [key, true])),
    ...(skills.length > 0 ? { skills: Object.fromEntries(skills) } : {}),
    ...(b.markers.length > 0 ? { markers: b.markers } : {}),
  }
}

/** Reads a condition of the content. */
export function readCondition(id: string, f: Fields): Condition {
  return { id, name: textOf(f.values.name) ?? id, bearing: readBearing(f.values.gives) }
}

/** The rules that rows of the Blunt table are. */
const BLUNT_ROWS: readonly string[] = weaponSpeedRuleIds.filter((id) => id.startsWith('blunt-'))

/** Reads an injury from its fields: a row of a table, or one that stands alone. */
export function readInjury(r: Pick<Reader, 'problems'>, f: Fields): Injury {
  const { values } = f
  const attributes = listOf(values.attributes)
    .map((one) => wordOf(one, ATTRIBUTES, -1))
    .filter((at) => at >= 0)
  const damage = readDice(r, values.damage, f.at('damage'))
  if (textOf(values.name) === null) r.problems.add(f.path, 'This injury has no "name".', 'combat-injury-table')
  if ((damage === null) !== (attributes.length === 0) && values.damage === undefined) {
    r.problems.add(f.path, 'An injury that damages attributes needs "damage": dice.', 'injury-attribute-damage')
  } else if (damage !== null && attributes.length === 0) {
    r.problems.add(f.at('damage'), 'Say which "attributes" the dice damage.', 'injury-attribute-damage')
  }
  const rule = textOf(values.rule)
  if (rule !== null && !BLUNT_ROWS.includes(rule)) {
    const said = `"${rule}" is no rule of an injury: only rows of the Blunt table are rules.${hint(rule, BLUNT_ROWS)}`
    r.problems.add(f.at('rule'), said, 'combat-injury-table')
  }
  const limb = wordOf(values.limb, LIMBS, 0)
  if (limb !== 0 && values.side !== true) {
    const said = `An injury of an arm needs "side: true", so that a d4 says which arm.`
    r.problems.add(f.at('limb'), said, 'injury-side')
  }
  return {
    name: textOf(values.name) ?? '',
    rule: textOf(values.rule) ?? 'combat-injury-table',
    side: values.side === true,
    limb,
    attributes,
    damage,
    bearing: readBearing(values.gives),
  }
}

export const writeInjury = (injury: Injury): Record<string, unknown> => {
  const gives = writeBearing(injury.bearing)
  return {
    name: injury.name,
    ...(injury.rule === 'combat-injury-table' ? {} : { rule: injury.rule }),
    ...(injury.side ? { side: true } : {}),
    ...(injury.limb === 0 ? {} : { limb: LIMBS[injury.limb] }),
    ...(injury.damage === null
      ? {}
      : { damage: injury.damage.text, attributes: injury.attributes.map((at) => ATTRIBUTES[at]) }),
    ...(Object.keys(gives).length > 0 ? { gives } : {}),
  }
}

/** Reads the table of a damage type: every face of its die has a row. */
export function readTable(r: Reader, id: string, f: Fields): InjuryTable | null {
  const type = (DAMAGE_TYPES as readonly string[]).indexOf(id)
  const path = f.path
  if (type < 0) {
    const types = DAMAGE_TYPES.join(', ')
    r.problems.add(path, `"${id}" is no damage type: ${types}.`, 'combat-injury-empty-table')
    return null
  }
  const die = numberOf(f.values.die, 0)
  const raw = isMap(f.values.rows) ? f.values.rows : {}
  const rows: (Injury | undefined)[] = Array.from({ length: die })
  for (const [faces, row] of Object.entries(raw)) {
    const where: Path = [...f.at('rows'), faces]
    const [from, to] = facesOf(faces)
    if (from < 1 || to > die || from > to || !isMap(row)) {
      r.problems.add(where, `"${faces}" should be a face of the d${die}, or several as in 2-5.`, 'combat-injury-table')
      continue
    }
    const injury = readInjury(r, ownFields(row, where))
    for (let face = from; face <= to; face++) {
      if (rows[face - 1] !== undefined) {
        r.problems.add(where, `The face ${face} has two rows: each face has one.`, 'combat-injury-table')
      }
      rows[face - 1] = injury
    }
  }
  const missing = rows.indexOf(undefined)
  if (missing >= 0) {
    const said = `The d${die} of ${id} injuries has no row for ${missing + 1}: every face needs one.`
    r.problems.add(f.at('rows'), said, 'combat-injury-table')
    return null
  }
  return { type, die, rows: rows as Injury[] }
}

function facesOf(text: string): [number, number] {
  const found = /^\s*(\d{1,3})(?:\s*-\s*(\d{1,3}))?\s*$/.exec(text)
  return found === null ? [0, -1] : [Number(found[1]), Number(found[2] ?? found[1])]
}

export const writeTable = ({ type, die, rows }: InjuryTable): Record<string, unknown> => ({
  name: DAMAGE_TYPES[type],
  about: 'A table of injuries.',
  die,
  rows: Object.fromEntries(rows.map((row, i) => [String(i + 1), writeInjury(row)])),
})
