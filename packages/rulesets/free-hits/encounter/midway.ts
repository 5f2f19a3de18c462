import { findRow } from '../../loading/names.ts'
import { type Plain, present } from '../../loading/plain.ts'
import { isMap, type Path } from '../../loading/problems.ts'
import { numberOf } from '../../loading/reader.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { Midway } from '../model.ts'
import { IN, STATUSES } from '../words.ts'

/** The round of a battle in progress that names none. */
const USUAL_ROUND = 2

/** The round under way in a battle in progress; 0 for a fight that begins outside battle. */
export const roundOf = (raw: unknown): number => (isMap(raw) ? numberOf(raw.round, USUAL_ROUND) : 0)

/** Reads where a battle in progress stands; null for a fight that begins outside battle. */
export function readMidway(r: Reader, raw: unknown, path: Path, roster: readonly Entrant[]): Midway | null {
  if (!isMap(raw)) return null
  const order = readOrder(r, raw.order, [...path, 'order'], roster)
  const names = roster.map((e) => e.name)
  const first = order ?? byAgility(roster)
  const actor = raw.actor === undefined ? (first[0] ?? 0) : findRow(r, raw.actor, [...path, 'actor'], names)
  const e = roster[actor]
  if (e !== undefined && e.status !== IN) {
    const said = `${e.name} is ${STATUSES[e.status]} and has no turn: name one who is in the battle.`
    r.problems.add([...path, 'actor'], said, 'initiative-order')
  }
  return { round: roundOf(raw), actor: Math.max(0, actor), order }
}

/** Rows of those in the battle, highest Agility first, equal ones as in the roster. */
const byAgility = (roster: readonly Entrant[]): number[] =>
  roster
    .map((_, row) => row)
    .filter((row) => roster[row]?.status === IN)
    .sort((a, b) => (roster[b]?.agility ?? 0) - (roster[a]?.agility ?? 0) || a - b)

function readOrder(r: Reader, raw: unknown, path: Path, roster: readonly Entrant[]): number[] | null {
  if (!Array.isArray(raw)) return null
  const names = roster.map((e) => e.name)
  const order: number[] = []
  raw.forEach((name, i) => {
    const row = findRow(r, name, [...path, i], names)
    if (row < 0) return
    if (order.includes(row)) {
      const said = `${names[row]} stands in the order twice: each has one turn a round.`
      r.problems.add([...path, i], said, 'initiative-order')
    } else order.push(row)
  })
  const missing = roster.filter((e, row) => e.status === IN && !order.includes(row)).map((e) => e.name)
  if (missing.length > 0) {
    const said = `The order leaves out ${missing.join(', ')}: everybody in the battle stands in it once.`
    r.problems.add(path, said, 'initiative-order')
  }
  return order
}

/** Reads who may open the battle together, by row. */
export function readOpeners(
  r: Reader,
  raw: unknown,
  path: Path,
  roster: readonly Entrant[],
  now: Midway | null,
): number[] {
  if (!Array.isArray(raw)) return []
  const names = roster.map((e) => e.name)
  if (now !== null && raw.length > 0) {
    r.problems.add(path, 'The battle is under way, and nobody opens it any more: leave this out.', 'opening-attack')
  }
  const rows = raw.map((name, i) => {
    const row = findRow(r, name, [...path, i], names)
    const e = roster[row]
    if (e !== undefined && e.status !== IN) {
      const said = `${e.name} is ${STATUSES[e.status]} and opens no battle.`
      r.problems.add([...path, i], said, 'opening-attack')
    }
    return row
  })
  return [...new Set(rows)].filter((row) => row >= 0).sort((a, b) => a - b)
}

/** Where a battle in progress stands as it is written. */
export const writeMidway = ({ round, actor, order }: Midway, names: readonly string[]): Plain =>
  present({ round, actor: names[actor], order: order?.map((row) => names[row]) })
