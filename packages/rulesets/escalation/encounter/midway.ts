import { findRow } from '../../loading/names.ts'
import { type Plain, present } from '../../loading/plain.ts'
import { isMap, type Path } from '../../loading/problems.ts'
import { numberOf, wordOf } from '../../loading/reader.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { Midway } from '../model.ts'
import { BANDS, IN, OUT, SPIRIT } from '../words.ts'

const MOST_ESCALATION = 6

/** Whether somebody has turns: who takes part, and who helps in spirit. */
const hasTurns = ({ out }: Entrant): boolean => out === IN || out === SPIRIT

/** Reads where a fight in progress stands; null for one that is yet to begin. `first`: rows of those in the first encounter. */
export function readMidway(
  r: Reader,
  raw: unknown,
  path: Path,
  roster: readonly Entrant[],
  first: readonly number[],
): Midway | null {
  if (!isMap(raw)) return null
  const names = roster.map((e) => e.name)
  const round = numberOf(raw.round, 1)
  const actor = findRow(r, raw.actor, [...path, 'actor'], names)
  const e = roster[actor]
  if (e !== undefined && !hasTurns(e)) {
    const said = `${e.name} is ${OUT[e.out]} and has no turn: name one who is in the fight.`
    r.problems.add([...path, 'actor'], said, 'initiative-bands')
  }
  const band = raw.band === undefined ? (e?.band ?? firstBand(roster, first)) : wordOf(raw.band, BANDS, 0)
  if (e !== undefined && hasTurns(e) && e.band !== band) {
    const right = `say band: ${BANDS[e.band]}, or name one of that band`
    const said = `${e.name} acts in the band ${BANDS[e.band]} and not in ${BANDS[band]}: ${right}.`
    r.problems.add([...path, 'actor'], said, 'initiative-bands')
  }
  return { round, band, actor, escalation: numberOf(raw.escalation, Math.min(MOST_ESCALATION, round - 1)) }
}

/** The first band in which somebody is. */
function firstBand(roster: readonly Entrant[], first: readonly number[]): number {
  const bands = first.flatMap((row) => {
    const e = roster[row]
    return e !== undefined && hasTurns(e) ? [e.band] : []
  })
  return bands.length === 0 ? 0 : Math.min(...bands)
}

/** Writes where a fight in progress stands. */
export const writeMidway = ({ round, band, actor, escalation }: Midway, names: readonly string[]): Plain => ({
  ...present({ round, band: BANDS[band], actor: names[actor] }),
  escalation,
})
