import type { Problem } from '../../ruleset.ts'
import { readBoxes } from './build-boxes.ts'
import { Draft, wholeProblem } from './build-draft.ts'
import type { GridMarks, GridParts } from './build-parts.ts'
import { readText } from './build-text.ts'
import { readWalls } from './build-walls.ts'
import { DIFFICULT, type Grid, IMPASSABLE, SQUARE_FEET, squareName } from './grid.ts'
import { MAX_HEIGHT, MAX_ORIGIN, MAX_SIDE } from './map-limits.ts'
import { textRows } from './text-rows.ts'

export type * from './build-parts.ts'

/** A map and its marks. */
export interface MarkedGrid {
  readonly grid: Grid
  readonly marks: GridMarks
}

/**
 * A map ready to fight on, or every problem found in it. With problems, `rough` is the map without its meaningless
 * parts, if its size is known: good enough to check what depends on it.
 */
export type BuiltGrid =
  | (MarkedGrid & { readonly problems: readonly [] })
  | { readonly grid: null; readonly problems: readonly Problem[]; readonly rough: MarkedGrid | null }

/**
 * Builds a battlefield from parts, or returns all problems at once. The shapes of the parts are taken for granted (a
 * schema has checked them); their meaning is checked here. Paths of problems start in `parts`.
 * @example
 * ```ts
 * import { buildGrid, squareName } from '@fray/kernel/rules'
 *
 * const built = buildGrid({ text: '#..A\n..~.', legend: { A: { combatant: 'Ada' } } })
 * if (built.grid !== null) {
 *   const [ada] = built.marks.combatants
 *   console.log(ada?.name, squareName(built.grid, ada?.square ?? 0)) // Ada 3,1
 * }
 * const { problems } = buildGrid({ size: [4, 2], difficult: '9,0' })
 * console.log(problems[0]?.message) // The area 9,0 leaves the map, whose squares go from 0,0 to 3,1.
 * ```
 */
export function buildGrid(parts: GridParts): BuiltGrid {
  const draft = begin(parts)
  if (!(draft instanceof Draft)) return { grid: null, problems: draft, rough: null }
  const layBlocks = readText(draft, parts)
  readSquares(draft, parts)
  layBlocks()
  readBoxes(draft, parts.boxes ?? [])
  readWalls(draft, parts.walls ?? [], parts.doors ?? [])
  readLinks(draft, parts.links ?? [])
  const built = gridOf(draft)
  return draft.problems.length > 0 ? { grid: null, problems: draft.problems, rough: built } : { ...built, problems: [] }
}

function gridOf(draft: Draft): MarkedGrid {
  const { originX, originY, width, depth, floors, ground, dark, boxes, panes, links, doors, openAtStart } = draft
  const grid = { originX, originY, width, depth, floors, ground, dark, boxes, panes, links, doors, openAtStart }
  const { glyphs, combatants } = draft
  const named = new Map([...draft.named].map(([name, squares]) => [name, [...squares].sort((a, b) => a - b)]))
  return { grid, marks: { glyphs, combatants, named } }
}

/** An empty map of the right size, or the problems with the size. */
function begin(parts: GridParts): Draft | Problem[] {
  const rows = textRows(parts.text ?? '')
  const longest = Math.max(0, ...rows.map((row) => row.length))
  const text = parts.text === undefined ? null : ([longest, rows.length] as const)
  if (parts.size === undefined && (text === null || longest === 0)) {
    const message = 'A map needs a size in squares, as in "size: [20, 12]", or a "text" that shows it.'
    return [{ path: [text === null ? 'size' : 'text'], message }]
  }
  const size = parts.size ?? (text as readonly [number, number])
  const from = parts.size === undefined ? 'text' : 'size'
  const [x, y] = parts.origin ?? [0, 0]
  const floor = parts.floor ?? 0
  const problems = [
    ...size.map((side, i) =>
      wholeProblem(from === 'size' ? ['size', i] : ['text'], side, 1, MAX_SIDE, 'Sides of a map are'),
    ),
    ...[x, y].map((value, i) =>
      wholeProblem(['origin', i], value, -MAX_ORIGIN, MAX_ORIGIN, 'Coordinates of the origin are'),
    ),
    wholeProblem(['floor'], floor, -MAX_HEIGHT, MAX_HEIGHT, 'Heights are'),
  ].filter((problem) => problem !== null)
  if (text !== null && (text[0] > size[0] || text[1] > size[1]) && problems.length === 0) {
    const message = `The text is ${text[0]} x ${text[1]} squares, more than the size of ${size[0]} x ${size[1]}.`
    problems.push({ path: ['text'], message: `${message} Shorten it, or leave the size to the text.` })
  }
  return problems.length > 0 ? problems : new Draft(x, y, size[0], size[1], floor)
}

/** Reads floors, kinds of ground, darkness and marks into the draft. */
function readSquares(draft: Draft, parts: GridParts): void {
  parts.floors?.forEach(({ squares, height }, i) => {
    const fits = draft.height(['floors', i, 'height'], height)
    for (const square of draft.squares(['floors', i, 'squares'], squares)) if (fits) draft.floors[square] = height
  })
  for (const square of draft.squares(['difficult'], parts.difficult ?? [])) draft.ground[square] = DIFFICULT
  for (const square of draft.squares(['impassable'], parts.impassable ?? [])) draft.ground[square] = IMPASSABLE
  for (const square of draft.squares(['dark'], parts.dark ?? [])) draft.dark[square] = 1
  for (const [name, areas] of Object.entries(parts.marks ?? {})) {
    const squares = draft.squares(['marks', name], areas)
    if (draft.name(['marks', name], name, 'A mark')) draft.mark(name, squares)
  }
}

function readLinks(draft: Draft, links: NonNullable<GridParts['links']>): void {
  links.forEach((pair, i) => {
    const [a, b] = pair.map((text, end) => {
      const squares = draft.squares(['links', i, end], text)
      if (squares.length > 1) draft.wrong(['links', i, end], `A link joins two squares; ${text} is more than one.`)
      return squares.length === 1 ? squares[0] : undefined
    })
    if (a === undefined || b === undefined) return
    const dx = Math.abs((a % draft.width) - (b % draft.width))
    const dy = Math.abs(Math.floor(a / draft.width) - Math.floor(b / draft.width))
    if (Math.max(dx, dy) === 1) draft.links.push({ a, b })
    else draft.wrong(['links', i], `A link joins squares that share a side or a corner; ${pair.join(' and ')} do not.`)
  })
}

/**
 * What people should know of a map at a glance, in sentences: its size, heights and doors, and where it is dark or
 * difficult.
 */
export function gridNotes(grid: Grid): string[] {
  const { width, depth, floors, doors } = grid
  const count = (of: Uint8Array, value: number) => of.reduce((sum, one) => sum + (one === value ? 1 : 0), 0)
  const squares = (n: number) => (n === 1 ? '1 square' : `${n} squares`)
  const last = width * depth - 1
  const notes = [
    `${width} x ${depth} squares of ${SQUARE_FEET} feet, from ${squareName(grid, 0)} in the south-west to ${squareName(grid, last)} in the north-east.`,
  ]
  const [low, high] = [Math.min(...floors), Math.max(...floors)]
  if (low !== high) notes.push(`Floors lie between ${low} and ${high} feet.`)
  const difficult = count(grid.ground, DIFFICULT)
  if (difficult > 0) notes.push(`Difficult ground: ${squares(difficult)}.`)
  const impassable = count(grid.ground, IMPASSABLE)
  if (impassable > 0) notes.push(`Ground that cannot be entered: ${squares(impassable)}.`)
  const dark = count(grid.dark, 1)
  if (dark > 0) notes.push(`Dark: ${squares(dark)}.`)
  if (doors.length > 0) {
    const states = doors.map((name, i) => `${name} (${(grid.openAtStart >>> i) & 1 ? 'open' : 'closed'})`)
    notes.push(`Doors: ${states.join(', ')}.`)
  }
  return notes
}
