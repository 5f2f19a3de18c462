import { reservedNames as reserved } from '../../loading/names.ts'
import type { Reader } from '../../loading/reader.ts'
import { type PartySide, readSides as readPartySides } from '../../loading/sides.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { BANDS, DISTANCES, SLOTS } from '../words.ts'

/** Names that mean something else in commands and answers of this ruleset. */
const RESERVED = 'all any done strike intercept use fire accept refuse roll average'.split(' ')

/** Words that cannot be names in a fight of these sides. */
export const reservedNames = (sides: readonly PartySide[]): string[] =>
  reserved([...RESERVED, ...BANDS, ...DISTANCES, ...SLOTS], sides)

/** Reads the two sides in their order, of which one is the party: party and foes when none are given. */
export function readSides(r: Reader<EscalationRule>, raw: unknown): PartySide[] {
  const sides = readPartySides(r, raw, ['sides'], 'order-within-band')
  if (sides.length > 2) {
    const said = `There are ${sides.length} sides, and a fight is between the party and one other: keep two.`
    r.problems.add(['sides'], said, 'order-within-band')
  }
  if (!sides.some(({ party }) => party) && sides.length > 0) {
    r.problems.add(['sides'], 'No side is the party: give one of them "party: true".', 'order-within-band')
  }
  return sides
}
