import { type Plain, withoutUndefined } from '../../loading/plain.ts'
import { hint, isMap, type Path } from '../../loading/problems.ts'
import { listOf, numberOf, textOf } from '../../loading/reader.ts'
import { cite } from '../citing.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { AftermathTable, Midway } from '../model.ts'
import { CHARACTERS, OUT_OF_ACTION } from '../words.ts'

/** The Round of a fight in progress that names none. */
const USUAL_ROUND = 2

/** Reads where a fight in progress stands; null for one that begins with initiative. */
export function readMidway(r: Reader, raw: unknown, path: Path, roster: readonly Entrant[]): Midway | null {
  if (!isMap(raw)) return null
  const names = roster.map((e) => e.name)
  const find = (name: unknown, where: Path): number => {
    if (typeof name !== 'string') return -1
    const row = names.findIndex((n) => n.toLowerCase() === name.toLowerCase())
    if (row < 0) r.problems.add(where, `There is no combatant "${name}".${hint(name, names)}`)
    return row
  }
  const who = (key: 'turn' | 'next'): number => {
    const row = find(raw[key], [...path, key])
    if (row >= 0 && roster[row]?.status === OUT_OF_ACTION) {
      r.problems.add([...path, key], `${names[row]} is out of action and has no Turns.`, 'out-of-action')
    }
    return row
  }
  const has = (key: string) => textOf(raw[key]) !== null
  if (has('turn') && has('next')) {
    const said = 'Either somebody\'s Turn has begun ("turn") or it is about to ("next"), not both.'
    r.problems.add([...path, 'next'], said)
  } else if (!has('turn') && !has('next')) {
    r.problems.add(path, 'Say whose Turn has begun ("turn") or is about to begin ("next").')
  }
  return {
    round: numberOf(raw.round, USUAL_ROUND),
    turn: who('turn'),
    next: who('next'),
    order: readOrder(r, raw.order, [...path, 'order'], roster, find),
  }
}

function readOrder(
  r: Reader,
  raw: unknown,
  path: Path,
  roster: readonly Entrant[],
  find: (name: unknown, where: Path) => number,
): number[] {
  if (!Array.isArray(raw)) return usualOrder(roster)
  const order: number[] = []
  listOf(raw).forEach((name, i) => {
    const row = find(name, [...path, i])
    if (row < 0) return
    if (order.includes(row)) {
      r.problems.add([...path, i], `${roster[row]?.name} stands in the order twice: each has one Turn a Round.`)
    } else order.push(row)
  })
  const missing = usualOrder(roster).filter((row) => !order.includes(row))
  const able = missing.filter((row) => roster[row]?.status !== OUT_OF_ACTION).map((row) => roster[row]?.name)
  if (able.length > 0) r.problems.add(path, `The order leaves out ${able.join(', ')}: everybody stands in it once.`)
  return [...order, ...missing]
}

/**
 * The Characters' side, then the enemies; on each side Characters stand before the rest, by their totals where all of
 * them have one, else as in the roster.
 */
function usualOrder(roster: readonly Entrant[]): number[] {
  const parts = [0, 1, 2, 3].map((part) => roster.flatMap((e, row) => (partOf(e) === part ? [row] : [])))
  return parts.flatMap((rows, part) => (part % 2 === 0 ? byTotal(rows, roster) : rows))
}

const partOf = ({ side, character }: Entrant): number => (side === CHARACTERS ? 0 : 2) + (character ? 0 : 1)

/** Characters of one side from the highest total to the lowest, equal ones by DEX; as they stand where a total is missing. */
function byTotal(rows: readonly number[], roster: readonly Entrant[]): readonly number[] {
  const ranked = rows.flatMap((row) => {
    const { initiative, dex } = roster[row] as Entrant
    return initiative === null ? [] : [{ row, initiative, dex }]
  })
  if (rows.length === 0 || ranked.length < rows.length) return rows
  cite('character-initiative')
  return ranked.sort((a, b) => b.initiative - a.initiative || b.dex - a.dex).map(({ row }) => row)
}

/** Reads the table for what becomes of those out of action. */
export function readAftermath(r: Reader, raw: unknown, path: Path): AftermathTable | null {
  if (!isMap(raw) || typeof raw.die !== 'number' || !isMap(raw.rows)) return null
  const sides = raw.die
  const results: (string | undefined)[] = new Array(Math.max(1, Math.min(1000, sides))).fill(undefined)
  const wrong = (where: Path, message: string) => r.problems.add(where, message, 'aftermath')
  for (const [faces, result] of Object.entries(raw.rows)) {
    const where = [...path, 'rows', faces]
    const found = /^(\d+)(?:-(\d+))?$/.exec(faces)
    const from = Number(found?.[1])
    const to = Number(found?.[2] ?? found?.[1])
    if (!found || from < 1 || to < from || to > sides) {
      wrong(where, `"${faces}" is neither a face of a d${sides} nor a run of faces: write "1" or "2-5".`)
      continue
    }
    for (let face = from; face <= to; face++) {
      if (results[face - 1] !== undefined) wrong(where, `The face ${face} has two results: each face has one.`)
      results[face - 1] = String(result)
    }
  }
  const empty = results.flatMap((result, i) => (result === undefined ? [i + 1] : []))
  if (empty.length > 0) wrong([...path, 'rows'], `Nothing is said for ${empty.join(', ')} on the d${sides}.`)
  return { sides, results: results.map((result) => result ?? '') }
}

/** A fight in progress as it is written. */
export const writeMidway = ({ round, turn, next, order }: Midway, names: readonly string[]): Plain =>
  withoutUndefined({ round, turn: names[turn], next: names[next], order: order.map((row) => names[row]) })

/** The table for what becomes of those out of action as it is written. */
export const writeAftermath = ({ sides, results }: AftermathTable): Plain => ({
  die: sides,
  rows: Object.fromEntries(results.map((result, i) => [String(i + 1), result])),
})
