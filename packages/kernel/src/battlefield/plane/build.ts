import type { Problem } from '../../ruleset.ts'
import type { Areas } from '../grid/build-parts.ts'
import { NO_SQUARE, type Squares, squareAt } from '../grid/grid.ts'
import { textRows } from '../grid/text-rows.ts'
import type { Plane } from './plane.ts'

/** The longest side of a plane, in squares. */
export const MAX_PLANE_SIDE = 200

/** What a character of a plane's text map means; `{}` is open ground. */
export interface PlaneLegendEntry {
  readonly blocked?: boolean
  readonly combatant?: string
  readonly mark?: string
}

/** A plane as people write it. Its shape is taken for granted: a schema has checked it. */
export interface PlaneParts {
  readonly size?: readonly [number, number]
  readonly origin?: readonly [number, number]
  /** Rows of squares, the north-most first: `#` cannot be entered, `.` open, letters for combatants. */
  readonly text?: string
  readonly legend?: Readonly<Record<string, PlaneLegendEntry>>
  readonly blocked?: Areas
  readonly marks?: Readonly<Record<string, Areas>>
}

/** What a plane's text and marks say about squares. */
export interface PlaneMarks {
  /** Letters of the text map that the legend does not explain. */
  readonly glyphs: readonly { readonly glyph: string; readonly square: number }[]
  /** Combatants that the legend names. */
  readonly combatants: readonly { readonly name: string; readonly square: number }[]
  readonly named: ReadonlyMap<string, readonly number[]>
}

/** A plane ready to use, or every problem found in it; paths of problems start in the parts. */
export type BuiltPlane =
  | { readonly plane: Plane; readonly marks: PlaneMarks; readonly problems: readonly [] }
  | { readonly plane: null; readonly problems: readonly Problem[] }

/** Builds a plane from parts, or returns all problems at once. */
export function buildPlane(parts: PlaneParts): BuiltPlane {
  const problems: Problem[] = []
  const rows = textRows(parts.text ?? '').map((row) => row.filter((glyph) => glyph !== ' '))
  const frame = frameOf(parts, rows, problems)
  if (frame === null) return { plane: null, problems }
  const blocked = new Uint8Array(frame.width * frame.depth)
  const named = new Map<string, number[]>()
  const glyphs: { glyph: string; square: number }[] = []
  const combatants: { name: string; square: number }[] = []
  const mark = (name: string, squares: readonly number[]) => named.set(name, [...(named.get(name) ?? []), ...squares])
  rows.forEach((row, fromTop) => {
    row.forEach((glyph, column) => {
      const square = (frame.depth - 1 - fromTop) * frame.width + column
      const entry = parts.legend?.[glyph] ?? (glyph === '#' ? { blocked: true } : glyph === '.' ? {} : null)
      if (entry === null) {
        if (/^\p{L}$/u.test(glyph)) glyphs.push({ glyph, square })
        else {
          const where = `"${glyph}" in row ${fromTop + 1}, column ${column + 1} means nothing`
          problems.push({ path: ['text'], message: `${where}: use # . or a letter, or explain it in the legend.` })
        }
        return
      }
      if (entry.blocked === true) blocked[square] = 1
      if (entry.combatant !== undefined) combatants.push({ name: entry.combatant, square })
      if (entry.mark !== undefined) mark(entry.mark, [square])
    })
  })
  for (const glyph of Object.keys(parts.legend ?? {})) {
    if ([...glyph].length === 1) continue
    problems.push({ path: ['legend', glyph], message: 'A key of the legend is one character; this is not.' })
  }
  for (const square of squaresOf(frame, parts.blocked ?? [], ['blocked'], problems)) blocked[square] = 1
  for (const [name, areas] of Object.entries(parts.marks ?? {})) {
    mark(name, squaresOf(frame, areas, ['marks', name], problems))
  }
  if (problems.length > 0) return { plane: null, problems }
  const sorted = new Map([...named].map(([name, squares]) => [name, [...new Set(squares)].sort((a, b) => a - b)]))
  return { plane: { ...frame, blocked }, marks: { glyphs, combatants, named: sorted }, problems: [] }
}

/** Size and origin, or null with a problem. */
function frameOf(parts: PlaneParts, rows: readonly string[][], problems: Problem[]): Squares | null {
  const longest = Math.max(0, ...rows.map((row) => row.length))
  const [width, depth] = parts.size ?? [longest, rows.length]
  const [originX, originY] = parts.origin ?? [0, 0]
  const path = parts.size === undefined && parts.text !== undefined ? ['text'] : ['size']
  if (width < 1 || depth < 1 || width > MAX_PLANE_SIDE || depth > MAX_PLANE_SIDE) {
    const right = `A battlefield has 1 to ${MAX_PLANE_SIDE} squares on a side, as in "size: [20, 12]"`
    problems.push({ path, message: `${right}; this one has ${width} x ${depth}.` })
  }
  if (parts.size !== undefined && parts.text !== undefined && (longest !== width || rows.length !== depth)) {
    const message = `The text shows ${longest} x ${rows.length} squares, but the size is ${width} x ${depth}.`
    problems.push({ path: ['text'], message: `${message} Leave the size to the text.` })
  }
  if (Math.max(Math.abs(originX), Math.abs(originY)) > 10_000) {
    problems.push({ path: ['origin'], message: 'Coordinates of the origin are numbers from -10000 to 10000.' })
  }
  return problems.length > 0 ? null : { originX, originY, width, depth }
}

const AREA = /^\s*(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*(?:\.\.\s*(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*)?$/

/** The squares of one area or several: `3,4`, `3,4..6,8`. */
function squaresOf(frame: Squares, areas: Areas, path: (string | number)[], problems: Problem[]): number[] {
  const list = typeof areas === 'string' ? [areas] : areas
  return list.flatMap((area, i) => {
    const where = typeof areas === 'string' ? path : [...path, i]
    const found = AREA.exec(area)
    if (found === null) {
      problems.push({
        path: where,
        message: `"${area}" is no area: write a square as "3,4", or a rectangle as "3,4..6,8".`,
      })
      return []
    }
    const [x1, y1] = [Number(found[1]), Number(found[2])]
    const [x2, y2] = found[3] === undefined ? [x1, y1] : [Number(found[3]), Number(found[4])]
    const squares: number[] = []
    for (let y = Math.min(y1, y2); y <= Math.max(y1, y2); y++) {
      for (let x = Math.min(x1, x2); x <= Math.max(x1, x2); x++) {
        const square = squareAt(frame, x, y)
        if (square === NO_SQUARE) {
          problems.push({ path: where, message: `The square ${x},${y} is off the map.` })
          return []
        }
        squares.push(square)
      }
    }
    return squares
  })
}
