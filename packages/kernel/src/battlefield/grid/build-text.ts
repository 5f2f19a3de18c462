import { hasControl } from '../../words.ts'
import { mergedBlocks } from './build-boxes.ts'
import type { Draft } from './build-draft.ts'
import type { GridParts, LegendEntry } from './build-parts.ts'
import { type Box, DIFFICULT, IMPASSABLE, NO_SQUARE, SQUARE_FEET } from './grid.ts'
import { textRows } from './text-rows.ts'

/** Default height in feet of the walls and doors of a text map. */
export const WALL_HEIGHT = 10

/** What characters mean when the legend does not explain them. */
const USUAL: ReadonlyMap<string, LegendEntry> = new Map([
  ['#', { wall: WALL_HEIGHT }],
  ['.', {}],
  [' ', {}],
  ['~', { ground: 'difficult' }],
])

/** A solid block or door of the text map; it stands on the square's final floor. */
interface Block {
  readonly square: number
  readonly height: number
  readonly door: number
}

/**
 * Reads the text map into the draft. Call the returned function once all floors are known: it puts the blocks on
 * them.
 */
export function readText(draft: Draft, parts: GridParts): () => void {
  const legend = legendOf(draft, parts)
  const blocks: Block[] = []
  const doors = new Map<string, number>()
  let doorsNumbered = 0
  textRows(parts.text ?? '').forEach((row, fromTop) => {
    const y = draft.originY + draft.depth - 1 - fromTop
    row.forEach((glyph, column) => {
      const square = draft.square(draft.originX + column, y)
      if (square === NO_SQUARE) return
      const entry = legend.get(glyph)
      if (entry !== undefined) {
        layEntry(draft, entry, square)
        if (entry.door !== undefined) {
          const known = doors.get(glyph) ?? draft.door(['legend', glyph, 'door'], entry.door, entry.open === true)
          doors.set(glyph, known)
          blocks.push({ square, height: entry.wall ?? WALL_HEIGHT, door: known })
        } else if (entry.wall !== undefined) blocks.push({ square, height: entry.wall, door: -1 })
      } else if (glyph === '+' || glyph === "'") {
        doorsNumbered++
        const door = draft.door(['text'], `door-${doorsNumbered}`, glyph === "'")
        blocks.push({ square, height: WALL_HEIGHT, door })
      } else if (/^\p{L}$/u.test(glyph)) draft.glyphs.push({ glyph, square })
      else draft.wrong(['text'], `${shown(glyph)} in row ${fromTop + 1}, column ${column + 1} means nothing: ${KNOWN}`)
    })
  })
  return () => layBlocks(draft, blocks)
}

const KNOWN = `use # . ~ + ' or a letter, or explain it in the legend.`

const shown = (glyph: string): string => (hasControl(glyph) || glyph === '\t' ? 'The control character' : `"${glyph}"`)

/** The legend on top of the usual meanings; an entry that makes no sense becomes a problem and means plain floor. */
function legendOf(draft: Draft, parts: GridParts): Map<string, LegendEntry> {
  const legend = new Map(USUAL)
  for (const [glyph, entry] of Object.entries(parts.legend ?? {})) {
    const path = ['legend', glyph]
    if ([...glyph].length !== 1) {
      draft.wrong(path, `A key of the legend is one character; ${hasControl(glyph) ? 'this' : `"${glyph}"`} is not.`)
      continue
    }
    const before = draft.problems.length
    if (entry.floor !== undefined) draft.height([...path, 'floor'], entry.floor)
    if (entry.wall !== undefined) draft.whole([...path, 'wall'], entry.wall, 1, 1000, 'Heights of walls are')
    if (entry.open !== undefined && entry.door === undefined) {
      draft.wrong([...path, 'open'], 'Only a door stands open: give the entry a "door" with its name.')
    }
    if (entry.combatant !== undefined) draft.name([...path, 'combatant'], entry.combatant, 'A combatant')
    if (entry.mark !== undefined) draft.name([...path, 'mark'], entry.mark, 'A mark')
    legend.set(glyph, draft.problems.length === before ? entry : {})
  }
  return legend
}

/** Applies everything of an entry except what stands on the floor. */
function layEntry(draft: Draft, entry: LegendEntry, square: number): void {
  if (entry.floor !== undefined) draft.floors[square] = entry.floor
  if (entry.ground === 'difficult') draft.ground[square] = DIFFICULT
  if (entry.ground === 'impassable') draft.ground[square] = IMPASSABLE
  if (entry.dark === true) draft.dark[square] = 1
  if (entry.combatant !== undefined) draft.combatants.push({ name: entry.combatant, square })
  if (entry.mark !== undefined) draft.mark(entry.mark, [square])
}

/** Puts blocks on the floors: walls merged into few boxes, doors as one box per square. */
function layBlocks(draft: Draft, blocks: readonly Block[]): void {
  const tops = new Map<number, number>()
  for (const { square, height, door } of blocks) {
    const floor = draft.floors[square]
    if (door < 0) tops.set(square, floor + height)
    else draft.boxes.push(blockOn(draft, square, floor, floor + height, door))
  }
  draft.boxes.push(...mergedBlocks(draft, tops))
}

function blockOn(draft: Draft, square: number, z1: number, z2: number, door: number): Box {
  const x1 = (draft.originX + (square % draft.width)) * SQUARE_FEET
  const y1 = (draft.originY + Math.floor(square / draft.width)) * SQUARE_FEET
  return { x1, y1, z1, x2: x1 + SQUARE_FEET, y2: y1 + SQUARE_FEET, z2, door }
}
