import type { Plain } from '../../loading/plain.ts'
import { isMap, type Path } from '../../loading/problems.ts'
import { numberOf } from '../../loading/reader.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { EarlyReader, ShockSide } from '../kinds/fields.ts'
import type { Midway, Surprise } from '../model.ts'
import { findSide } from './sides.ts'

/** The round of a fight in progress that names none. */
const USUAL_ROUND = 2

/** The round under way in a fight in progress; 0 for one that has not begun. */
export const roundOf = (raw: unknown): number => (isMap(raw) ? numberOf(raw.round, USUAL_ROUND) : 0)

/** Reads where a fight in progress stands; null for one that begins at its beginning. */
export function readMidway(r: EarlyReader, raw: unknown, path: Path, sides: readonly ShockSide[]): Midway | null {
  if (!isMap(raw)) return null
  const order = readOrder(r, raw.order, [...path, 'order'], sides)
  const side = raw.side === undefined ? (order[0] ?? 0) : findSide(r, raw.side, [...path, 'side'], sides)
  return { round: roundOf(raw), side, order, surpriseRound: raw.surpriseRound === true }
}

/** Total Defense of a side that has had its turn, or has it, was paid for with the Main Action of this round. */
export function withDefensesPaid(roster: readonly Entrant[], now: Midway | null, surprise: Surprise): Entrant[] {
  const place = now === null ? -1 : now.order.indexOf(now.side)
  const hadTurn = (side: number) => (now?.order.indexOf(side) ?? 0) <= place && !surprise.sides.includes(side)
  return roster.map((one) => (one.totalDefense && hadTurn(one.side) ? { ...one, mainSpent: true } : one))
}

function readOrder(r: EarlyReader, raw: unknown, path: Path, sides: readonly ShockSide[]): number[] {
  const all = sides.map((_, side) => side)
  if (!Array.isArray(raw)) return all
  const order: number[] = []
  raw.forEach((id, i) => {
    const side = findSide(r, id, [...path, i], sides)
    if (side < 0) return
    if (order.includes(side)) {
      const said = `The side "${sides[side]?.id}" stands in the order twice: each has one turn a round.`
      r.problems.add([...path, i], said, 'initiative-order')
    } else order.push(side)
  })
  const missing = all.filter((side) => !order.includes(side)).map((side) => sides[side]?.id)
  if (missing.length > 0) {
    const said = `The order leaves out ${missing.join(', ')}: every side stands in it once.`
    r.problems.add(path, said, 'initiative-order')
  }
  return order
}

/** Where a fight in progress stands. */
export const writeMidway = ({ round, side, order, surpriseRound }: Midway, all: readonly ShockSide[]): Plain => ({
  round,
  side: all[side]?.id,
  order: order.map((at) => all[at]?.id),
  surpriseRound,
})
