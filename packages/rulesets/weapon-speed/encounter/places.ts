import { NO_SQUARE, type PlaneMarks, squareName } from '@fray/kernel/rules'
import { rowsNamed, rowsWithInitial } from '../../loading/inside/rows-meant.ts'
import type { PlaneBattlefield } from '../../loading/plane-battlefield.ts'
import { hint, isMap, type Path } from '../../loading/problems.ts'
import { bestStart } from '../../loading/start-squares.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Reader, Sides } from '../kinds/fields.ts'
import { DEAD, FLED } from '../words.ts'

/** Where a combatant's place was written, for problems. */
export type PlacePath = (row: number) => Path

const isGone = ({ state }: Entrant): boolean => state === DEAD || state === FLED

/**
 * Gives everybody a square: the one that it names, the one that the text map gives it, one of its side's mark, or the
 * best that is free. Notes those who cannot stand where they are, and living ones in one square.
 */
export function settlePlaces(
  r: Reader,
  roster: readonly Entrant[],
  field: PlaneBattlefield,
  sides: Sides,
  placePath: PlacePath,
): Entrant[] {
  if (!field.sound) return roster.map((e) => ({ ...e, square: 0 }))
  const { plane } = field
  const letters = lettersOf(r, field, roster, ['battlefield'])
  const placed = roster.map((e, row) => ({ ...e, square: e.square >= 0 ? e.square : (letters.get(row) ?? NO_SQUARE) }))
  const holder = new Map<number, number>()
  placed.forEach((e, row) => {
    if (e.square < 0) return
    const name = squareName(plane, e.square)
    if (plane.blocked[e.square] === 1) {
      r.problems.add(placePath(row), `${e.name} cannot stand at ${name}: nobody can enter it.`, 'battlefield-yards')
    }
    if (isGone(e)) return
    const other = holder.get(e.square)
    if (other !== undefined) {
      const said = `${e.name} and ${roster[other]?.name} are both in the square ${name}: move one of them.`
      r.problems.add(placePath(row), said, 'battlefield-yards')
    } else holder.set(e.square, row)
  })
  const taken = new Set(holder.keys())
  return placed.map((e, row) => {
    if (e.square >= 0) return e
    const square = startSquare(field, sides, e.side, taken)
    if (square === NO_SQUARE) {
      r.problems.add(placePath(row), `There is no room left on the map for ${e.name}.`, 'battlefield-yards')
      return { ...e, square: 0 }
    }
    if (!isGone(e)) taken.add(square)
    return { ...e, square }
  })
}

/** How far from the middle of the map the sides line up at most, in squares. */
const FARTHEST = 5

/** The square where one of a side starts that names none: of the side's mark, else the best that is free; or NO_SQUARE. */
export function startSquare(
  { plane, marks }: PlaneBattlefield,
  { list }: Sides,
  side: number,
  taken: ReadonlySet<number>,
): number {
  const isFree = (square: number) => plane.blocked[square] === 0 && !taken.has(square)
  const marked = marks.named.get(list[side]?.id ?? '') ?? []
  return bestStart(plane, marked, side, FARTHEST, isFree)
}

/**
 * Where the text map puts combatants, by row. A letter stands for the combatant that the legend names, or of whom it is
 * the name or the initial; letters of several (Goblin 1, Goblin 2) go to them in the order of the roster.
 */
function lettersOf(
  r: Reader,
  { marks, written }: PlaneBattlefield,
  roster: readonly Entrant[],
  path: Path,
): Map<number, number> {
  const names = roster.map((e) => e.name)
  const places = new Map<number, number>()
  for (const [key, squares] of groupsOf(marks)) {
    const named = key.startsWith('=') ? key.slice(1) : null
    const rows = named === null ? rowsWithInitial(names, key) : rowsNamed(names, named)
    const where = named === null ? [...path, 'text'] : [...path, 'legend', glyphOf(written, named), 'combatant']
    if (rows.length === 0) {
      const lost =
        named === null
          ? `The letter ${key} on the map stands for nobody: explain it in the "legend", or name a combatant so.`
          : `There is no combatant "${named}".${hint(named, names)}`
      r.problems.add(where, lost)
    } else if (squares.length > rows.length) {
      const who = rows.map((row) => names[row]).join(', ')
      r.problems.add(where, `The map has ${squares.length} squares for ${who}: give each combatant one.`)
    } else {
      const without = rows.filter((row) => (roster[row]?.square ?? NO_SQUARE) < 0)
      const takers = squares.length < rows.length ? without : rows
      squares.forEach((square, i) => {
        const row = takers[i]
        if (row !== undefined) places.set(row, square)
      })
    }
  }
  return places
}

/** Squares by letter, or by the name (behind `=`) that the legend gives. */
function groupsOf({ glyphs, combatants }: PlaneMarks): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  const note = (key: string, square: number) => groups.set(key, [...(groups.get(key) ?? []), square])
  for (const { name, square } of combatants) note(`=${name}`, square)
  for (const { glyph, square } of glyphs) note(glyph, square)
  return groups
}

function glyphOf(written: Readonly<Record<string, unknown>>, name: string): string {
  const legend = isMap(written.legend) ? written.legend : {}
  return Object.keys(legend).find((key) => isMap(legend[key]) && legend[key].combatant === name) ?? ''
}
