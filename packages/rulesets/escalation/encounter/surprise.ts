import { findRow } from '../../loading/names.ts'
import { isMap, type Path } from '../../loading/problems.ts'
import { listOf } from '../../loading/reader.ts'
import { findSide } from '../../loading/sides.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { Surprise } from '../model.ts'

/** How many act in a Surprise Round (`surprise-round`). */
const ACTING = 2

/** Reads a Surprise Round; null for none. `present`: rows of those who are in this encounter. */
export function readSurprise(
  r: Reader,
  raw: unknown,
  path: Path,
  roster: readonly Entrant[],
  present: ReadonlySet<number>,
): Surprise | null {
  const { sides, names } = r
  if (!isMap(raw)) return null
  const by = findSide(r, raw.by, [...path, 'by'], sides, 'surprise-round')
  if (by < 0) {
    if (raw.by === undefined) r.problems.add(path, 'Say which side surprises the other: "by".', 'surprise-round')
    return null
  }
  const acting: number[] = []
  listOf(raw.acting).forEach((name, i) => {
    const where = [...path, 'acting', i]
    const wrong = (message: string) => r.problems.add(where, message, 'surprise-round')
    const row = findRow(r, name, where, names)
    if (row < 0) return
    if (roster[row]?.side !== by) return wrong(`${names[row]} is not of the side that surprises, "${sides[by]?.id}".`)
    if (!present.has(row)) return wrong(`${names[row]} is not in this encounter.`)
    if (acting.includes(row)) return wrong(`${names[row]} is named twice: two different ones act.`)
    acting.push(row)
  })
  if (acting.length > ACTING) {
    const said = `${acting.length} are named, and two act in a Surprise Round: leave ${acting.length - ACTING} out.`
    r.problems.add([...path, 'acting'], said, 'surprise-round')
  }
  return { by, acting: acting.sort((a, b) => a - b) }
}

/** Writes a Surprise Round. */
export const writeSurprise = (surprise: Surprise | null, { sides, names }: Pick<Reader, 'sides' | 'names'>): unknown =>
  surprise === null
    ? 'none'
    : {
        by: sides[surprise.by]?.id,
        ...(surprise.acting.length > 0 ? { acting: surprise.acting.map((row) => names[row]) } : {}),
      }
