import { buildGrid, type Grid, type GridMarks, NO_SQUARE, squareAt } from '@fray/kernel/rules'
import { gridSchema } from './grid-schema.ts'
import { builtOf, exitsOf, OPEN_GROUND, partsOf, placeOf } from './inside/squares-read.ts'
import { isMap, type Path, withoutNulls } from './problems.ts'
import type { Reader } from './reader.ts'

/** A battlefield of squares that has been read. */
export interface GridBattlefield {
  readonly grid: Grid
  readonly marks: GridMarks
  /** Where combatants may leave: over the edge of the map, nowhere, or from these squares. */
  readonly exits: 'edge' | 'none' | readonly number[]
  /** Whether it is valid. Otherwise it is open ground as a replacement, and places on it mean nothing. */
  readonly sound: boolean
  /** The battlefield as plain data; reading it gives the same again. */
  readonly written: Readonly<Record<string, unknown>>
}

/**
 * Reads a battlefield of squares: a short size, a map, or nothing for open ground of 40 x 40 around 0,0. Its shape
 * has been checked with `gridSchema`; those problems are not reported again, but the valid parts are still checked.
 * @example
 * ```ts
 * import { Problems } from '@fray/rulesets/loading/problems'
 * import { readGridBattlefield } from '@fray/rulesets/loading/grid-battlefield'
 *
 * const problems = new Problems()
 * const map = { text: '...\n.#.', marks: { heroes: '0,1', wolves: '9,9' }, exits: ['0,0'] }
 * const { grid, marks, exits, sound } = readGridBattlefield({ problems }, map, ['battlefield'])
 * console.log(grid.width, grid.depth, marks.named.get('heroes'), exits, sound) // 3 2 [ 3 ] [ 0 ] true
 * console.log(problems.list) // [
 * //   {
 * //     path: [ 'battlefield', 'marks', 'wolves' ],
 * //     message: 'The area 9,9 leaves the map, whose squares go from 0,0 to 2,1.'
 * //   }
 * // ]
 * ```
 */
export function readGridBattlefield(r: Pick<Reader, 'problems'>, raw: unknown, path: Path): GridBattlefield {
  const value = withoutNulls(raw)
  const whole = value === undefined || value === null || gridSchema.safeParse(value).success
  const { value: shaped, was } = whole ? { value, was: same } : soundParts(value)
  if (shaped === LOST) return unsound()
  const written = partsOf(shaped)
  const built = buildGrid(builtOf(written))
  for (const problem of built.problems) r.problems.add([...path, ...was(placeOf(problem.path))], problem.message)
  const map = built.grid === null ? built.rough : built
  if (map === null) return unsound()
  const { grid, marks } = map
  return { grid, marks, exits: exitsOf(written, marks.named), sound: true, written }
}

function unsound(): GridBattlefield {
  const { grid, marks } = buildGrid(OPEN_GROUND) as { grid: Grid; marks: GridMarks }
  return { grid, marks, exits: 'edge', sound: false, written: {} }
}

/** Replaces a battlefield that is entirely unusable. */
const LOST = Symbol('lost')

const same = (path: Path): Path => path

/**
 * The parts of a battlefield with the right shape, and a function that finds a part's place in the whole. Removes the
 * others from the value, which is the reader's own copy.
 */
function soundParts(value: unknown): { readonly value: unknown; readonly was: (path: Path) => Path } {
  if (!isMap(value)) return { value: LOST, was: same }
  const parts = value
  // The remaining positions of each list, as counted in the whole.
  const left = new Map<string, number[]>()
  for (;;) {
    const { error } = gridSchema.safeParse(parts)
    if (error === undefined) break
    const issues = error.issues.flatMap((issue) => (issue.code === 'invalid_union' ? deepest(issue.errors) : [issue]))
    const [issue] = issues
    if (issue === undefined || !takeOut(parts, issue.path, issue.code === 'unrecognized_keys' ? issue.keys : [], left))
      return { value: LOST, was: same }
  }
  if (parts.size === undefined && parts.text === undefined) return { value: LOST, was: same }
  const was = ([first, at, ...rest]: Path): Path => {
    const known = left.get(String(first))
    if (at === undefined) return first === undefined ? [] : [first]
    return [first as string, known !== undefined && typeof at === 'number' ? (known[at] ?? at) : at, ...rest]
  }
  return { value: parts, was }
}

/** The issues of the union branch for maps: the one that matches most of what was written. */
function deepest<T extends { readonly path: readonly PropertyKey[] }>(branches: readonly (readonly T[])[]): T[] {
  const far = (issues: readonly T[]) => Math.max(0, ...issues.map(({ path }) => path.length))
  return [...([...branches].sort((a, b) => far(b) - far(a))[0] ?? [])]
}

/** Removes parts of the wrong shape. Returns whether there were any. */
function takeOut(
  parts: Record<string, unknown>,
  [first, second]: readonly PropertyKey[],
  unknown: readonly string[],
  left: Map<string, number[]>,
): boolean {
  if (first === undefined) {
    for (const key of unknown) delete parts[key]
    return unknown.length > 0
  }
  const key = String(first)
  const part = parts[key]
  if (Array.isArray(part) && typeof second === 'number') {
    const positions = left.get(key) ?? part.map((_, i) => i)
    positions.splice(second, 1)
    left.set(key, positions)
    part.splice(second, 1)
  } else if (isMap(part) && second !== undefined) {
    // The letter stays in the legend, so that the text is not reported for it.
    if (key === 'legend' && Object.keys(part[String(second)] ?? {}).length > 0) part[String(second)] = {}
    else delete part[String(second)]
  } else if (part !== undefined) delete parts[key]
  else return false
  return true
}

/** The square that a text such as `3,-2` names, NO_SQUARE if it is off the map, or null if it is not a square. */
export function squareOf(grid: Grid, text: string): number | null {
  const found = /^\s*(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*$/.exec(text)
  if (found === null) return null
  const square = squareAt(grid, Number(found[1]), Number(found[2]))
  return square < 0 ? NO_SQUARE : square
}
