import { type Grid, type Sheet, xOf, yOf } from '@fray/kernel/rules'
import type { GridBattlefield } from '../grid-battlefield.ts'
import { hint, isMap, type Path } from '../problems.ts'
import type { Reader } from '../reader.ts'
import { orText } from '../shape.ts'
import { rowsNamed, rowsWithInitial } from './rows-meant.ts'

/** A combatant with a place on a battlefield of squares. */
export type Placed = Standing & (Sheet | { readonly sheet: Sheet })

interface Standing {
  /** Position of its side. */
  readonly side: number
  /** Its south-west square; NO_SQUARE if it has none yet. */
  readonly square: number
  /** Squares per side. */
  readonly footprint: number
}

/** Its name. */
export const nameOfPlaced = (e: Placed): string => ('sheet' in e ? e.sheet.name : e.name)

/** Squares of the text map for a combatant: by its own letter, or by a name in the legend. */
interface Letters {
  /** Rows of the possible combatants, in order. */
  readonly rows: readonly number[]
  readonly squares: number[]
  /** The error if no combatant is possible. */
  readonly lost: string
  readonly path: Path
}

/**
 * Where the text map puts combatants, by row. A letter stands for the combatant that the legend names, or whose name
 * or initial it is; the letters of several (Goblin 1, Goblin 2) are given to them in roster order. A large creature
 * may be drawn with a letter in each of its squares.
 */
export function lettersOf(
  r: Pick<Reader, 'problems'>,
  field: GridBattlefield,
  roster: readonly Placed[],
  path: Path,
): Map<number, number> {
  const { grid, marks, written } = field
  const names = roster.map(nameOfPlaced)
  const groups = new Map<string, Letters>()
  const note = (key: string, square: number, make: () => Omit<Letters, 'squares'>) => {
    const known = groups.get(key)
    if (known !== undefined) known.squares.push(square)
    else groups.set(key, { ...make(), squares: [square] })
  }
  const legend = isMap(written.legend) ? written.legend : {}
  for (const { name, square } of marks.combatants) {
    note(`=${name}`, square, () => {
      const glyph = Object.keys(legend).find((key) => isMap(legend[key]) && legend[key].combatant === name) ?? ''
      const where = [...path, 'legend', glyph, 'combatant']
      return { rows: rowsNamed(names, name), lost: `There is no combatant "${name}".${hint(name, names)}`, path: where }
    })
  }
  for (const { glyph, square } of marks.glyphs) {
    note(glyph, square, () => ({
      rows: rowsWithInitial(names, glyph),
      lost: `The letter ${glyph} on the map stands for nobody: explain it in the "legend", or name a combatant so.`,
      path: [...path, 'text'],
    }))
  }
  const places = new Map<number, number>()
  for (const letters of groups.values()) place(r, grid, letters, roster, places)
  return places
}

function place(
  r: Pick<Reader, 'problems'>,
  grid: Grid,
  letters: Letters,
  roster: readonly Placed[],
  places: Map<number, number>,
): void {
  const { rows, squares, path } = letters
  const [only] = rows
  if (only === undefined) {
    r.problems.add(path, letters.lost)
    return
  }
  if (rows.length === 1 && fitsBody(grid, squares, roster[only]?.footprint ?? 1)) {
    places.set(only, Math.min(...squares))
    return
  }
  if (squares.length > rows.length) {
    const who = rows.map((row) => nameOfPlaced(roster[row] as Placed)).join(', ')
    r.problems.add(path, `The map has ${squares.length} squares for ${who}: give each combatant one.`)
    return
  }
  // If there are fewer letters than combatants, those with a square of their own need none.
  const takers = squares.length < rows.length ? rows.filter((row) => (roster[row]?.square ?? 0) < 0) : rows
  const others = takers.map((row) => nameOfPlaced(roster[row] as Placed))
  if (squares.length < takers.length && new Set(others.map(withoutNumber)).size > 1) {
    const right = `say in the "legend" who it is, as in { combatant: ${others[0]} }`
    r.problems.add(path, `A letter on the map could be ${orText(others)}: ${right}.`)
    return
  }
  squares.forEach((square, i) => {
    const row = takers[i]
    if (row !== undefined) places.set(row, square)
  })
}

/** `Goblin` of Goblin 2. */
const withoutNumber = (name: string): string => name.replace(/ \d+$/, '')

/** Whether the squares belong to one body: all of them, or only the south-west one. */
function fitsBody(grid: Grid, squares: readonly number[], size: number): boolean {
  const first = Math.min(...squares)
  return squares.every((square) => {
    const east = xOf(grid, square) - xOf(grid, first)
    const north = yOf(grid, square) - yOf(grid, first)
    return east >= 0 && east < size && north >= 0 && north < size
  })
}
