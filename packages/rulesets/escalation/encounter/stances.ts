import { hint, isMap, type Path } from '../../reading/problems.ts'
import { type Fields, listOf, ownFields, textOf, wordOf } from '../../reading/reader.ts'
import { MELEE, RANGE_ENGAGED, RANGE_NEARBY, RANGED, RANGES, STANCE_KINDS, type Stance } from '../model.ts'
import { idFrom, type Reader } from './reader.ts'
import { isStanceText, parseStanceText } from './short-text.ts'

/** The dice that a stance can have, by their sides. */
export const STANCE_DICE: readonly number[] = [4, 6, 8, 10, 12]

const USUAL_DIE = 6

/** A number of sides as it is written: `d8` or 8. */
const sidesOf = (raw: unknown): number => Number(String(raw).replace(/^d/i, ''))

/** Reads a stance from its fields; `usual` is its id where nothing else says one. */
export function readStance(r: Reader, f: Fields, usual: string): Stance {
  const { values } = f
  const name = textOf(values.name) ?? f.from
  const kind = wordOf(values.kind, STANCE_KINDS, MELEE)
  const die = values.die === undefined ? USUAL_DIE : sidesOf(values.die)
  if (!f.lost) {
    const lacks = (what: string) => r.problems.add(f.path, `This stance has no ${what}.`, 'stances')
    if (name === '') lacks('"name"')
    if (values.kind === undefined) lacks('"kind": melee or ranged')
    if (values.die === undefined) lacks('"die": d4, d6, d8, d10 or d12')
    else if (!STANCE_DICE.includes(die)) {
      const said = `The die of a stance is d4, d6, d8, d10 or d12, not "${values.die}".`
      r.problems.add(f.at('die'), said, 'stances')
    }
    if (kind === MELEE && values.kind !== undefined && values.range !== undefined) {
      const right = 'leave "range" out, or make it "kind: ranged"'
      r.problems.add(f.at('range'), `A melee stance reaches whom it is engaged with: ${right}.`, 'stances')
    }
  }
  return {
    id: textOf(values.id) ?? (f.from === '' ? usual : f.from),
    name,
    kind,
    die: STANCE_DICE.includes(die) ? die : USUAL_DIE,
    range: kind === RANGED ? wordOf(values.range, RANGES, RANGE_NEARBY) : RANGE_ENGAGED,
  }
}

/** The fields of a stance: a content id, a short text, or a map; null for anything else. */
function stanceFields(r: Reader, raw: unknown, path: Path): Fields | null {
  if (isMap(raw)) return r.content.fields('stances', raw, path)
  if (typeof raw !== 'string') return null
  if (r.content.has('stances', raw) || !isStanceText(raw)) return r.content.named('stances', raw, path)
  const before = r.problems.list.length
  const fields = ownFields(parseStanceText(r, raw, path), path)
  return { ...fields, at: () => path, lost: r.problems.list.length > before }
}

/** Reads the stances of somebody, each with an id of its own: those of short text are `melee`, `ranged`, `melee-2`. */
export function readStances(r: Reader, f: Fields): Stance[] {
  const path = f.at('stances')
  const stances: Stance[] = []
  listOf(f.values.stances).forEach((raw, i) => {
    const where = [...path, i]
    const fields = stanceFields(r, raw, where)
    if (fields === null) return
    const isText = typeof raw === 'string' && fields.from === ''
    const kind = textOf(fields.values.kind) ?? 'stance'
    const stance = readStance(r, fields, isText ? kind : idFrom(textOf(fields.values.name) ?? kind))
    const taken = (id: string) => stances.some((other) => other.id.toLowerCase() === id.toLowerCase())
    let { id } = stance
    if (taken(id) && !isText) {
      r.problems.add(where, `There is a second stance "${id}": give each an "id" of its own.`, 'stances')
    }
    for (let n = 2; taken(id); n++) id = `${stance.id}-${n}`
    stances.push({ ...stance, id })
  })
  return stances
}

/** The position of the stance that somebody is in: the first where none is named, -1 where there are none. */
export function readCurrent(r: Reader, f: Fields, stances: readonly Stance[]): number {
  const id = textOf(f.values.stance)
  if (id === null) return stances.length > 0 ? 0 : -1
  const found = stances.findIndex((stance) => stance.id === id)
  if (found < 0) {
    const ids = stances.map((stance) => stance.id)
    const right = ids.length === 0 ? ' There are no "stances" here.' : hint(id, ids)
    r.problems.add(f.at('stance'), `There is no stance "${id}" among its own.${right}`, 'stances')
  }
  return found
}
