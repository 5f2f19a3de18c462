import { type FileText, isFields, type Path } from '../document.ts'
import { fieldSaid } from '../form/said.ts'
import type { Node, Schema } from '../schema.ts'
import { placeOf, readMap, type SquaresMap, squareAt, squaresOf } from './squares.ts'

/** Something to draw squares with. */
export interface Brush {
  readonly id: string
  /** What the rules call it. */
  readonly label: string
  /** A character of the map that means it, or what the legend has to say. */
  readonly glyph: string | null
  readonly entry: Readonly<Record<string, unknown>>
  /** Which number it asks for, with the least and the most; null for none. */
  readonly number: { readonly field: string; readonly min: number; readonly max: number; readonly help: string } | null
}

const PLAIN: Path = ['battlefield']
const OPEN = '.'

/** The parts of a map of squares, where the file's battlefields are such; null where they are not. */
export function squareParts(schema: Schema): Readonly<Record<string, Node>> | null {
  const parts = schema.fieldsOf(schema.field('battlefield') ?? {})
  return parts !== null && parts.text !== undefined && parts.size !== undefined ? parts : null
}

/** Everything that squares can be drawn with, as the file's declaration has it. */
export function brushesOf(schema: Schema, parts: Readonly<Record<string, Node>>): readonly Brush[] {
  const characters = Object.entries(parts.text?.characters ?? {})
  const glyphs = characters.map(
    ([glyph, label]): Brush => ({ id: glyph, label: fieldSaid(label), glyph, entry: {}, number: null }),
  )
  const legend = schema.resolve(parts.legend ?? {}).additionalProperties
  const fields = typeof legend === 'object' ? (schema.fieldsOf(legend) ?? {}) : {}
  const more = Object.entries(fields).flatMap(([field, node]): Brush[] => {
    const help = node.description ?? field
    const none = { glyph: null, number: null }
    if (node.type === 'integer')
      return [
        {
          ...none,
          id: field,
          label: `${field} …`,
          entry: {},
          number: { field, min: node.minimum ?? 0, max: node.maximum ?? 0, help },
        },
      ]
    if (node.type === 'boolean' && field !== 'open' && !(field === 'blocked' && characters.length > 0))
      return [{ ...none, id: field, label: field, entry: { [field]: true } }]
    return (node.enum ?? [])
      .filter((word) => !characters.some(([, says]) => says.includes(word)) && word !== 'open' && word !== 'impassable')
      .map((word) => ({ ...none, id: word, label: word, entry: { [field]: word } }))
  })
  // Plain floor first: it is what takes everything else away.
  return [...glyphs.sort((a, b) => Number(b.id === OPEN) - Number(a.id === OPEN)), ...more]
}

const GLYPHS = 'abcdefghijklmnopqrstuvwxyz0123456789'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Draws squares: the map gets a text, and characters that say it. */
export function paint(file: FileText, squares: readonly string[], brush: Brush, amount: number): void {
  const map = toText(file)
  if (map === null) return
  const rows = map.rows.map((row) => [...row])
  const legend: Record<string, Readonly<Record<string, unknown>>> = { ...map.legend }
  for (const square of squares) {
    const place = placeOf(map, square)
    if (place === null) continue
    const [column, row] = place
    const line = rows[row]
    if (line === undefined) continue
    line[column] = glyphFor(brush, amount, line[column] ?? OPEN, legend)
  }
  file.set([...PLAIN, 'text'], `${rows.map((row) => row.join('')).join('\n')}\n`)
  for (const [glyph, entry] of Object.entries(legend))
    if (!same(map.legend[glyph], entry)) file.set([...PLAIN, 'legend', glyph], entry)
  if (brush.glyph === OPEN) for (const list of AREAS) withoutSquares(file, [...PLAIN, list], squares)
}

/** Lists of squares in addition to the text, from which plain floor takes them. */
const AREAS = ['difficult', 'impassable', 'blocked', 'dark'] as const

/** The character for a square that was another one before: what its legend said besides stays, save under plain floor. */
function glyphFor(
  { glyph, entry, number }: Brush,
  amount: number,
  before: string,
  legend: Record<string, Readonly<Record<string, unknown>>>,
): string {
  const { combatant, mark, ...rest } = legend[before] ?? {}
  const kept = { ...(combatant === undefined ? {} : { combatant }), ...(mark === undefined ? {} : { mark }) }
  if (glyph !== null && Object.keys(kept).length === 0) return glyph
  const wanted =
    glyph === null ? { ...rest, ...entry, ...(number === null ? {} : { [number.field]: amount }), ...kept } : kept
  const known = Object.keys(legend).find((key) => same(sorted(legend[key] ?? {}), sorted(wanted)))
  if (known !== undefined) return known
  const free = [...GLYPHS].find((one) => legend[one] === undefined) ?? before
  legend[free] = wanted
  return free
}

const sorted = (entry: Readonly<Record<string, unknown>>) => Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1))

/** The map as rows of text, whatever it was before; null where nothing can be drawn. */
function toText(file: FileText): SquaresMap | null {
  const raw = file.at(PLAIN)
  const map = readMap(raw)
  if (map === null) return null
  if (!isFields(raw)) file.set(PLAIN, { text: `${map.rows.join('\n')}\n` })
  else if (raw.size !== undefined) file.remove([...PLAIN, 'size'])
  return map
}

/** Takes squares out of a list of areas, which then lists single squares. */
function withoutSquares(file: FileText, path: Path, squares: readonly string[]): void {
  const said = file.at(path)
  if (said === undefined) return
  const before = squaresOf(said)
  const left = before.filter((square) => !squares.includes(square))
  if (left.length === before.length) return
  if (left.length === 0) file.remove(path, 1)
  else file.set(path, left)
}

/** Puts a square into a list of areas, or takes it out. Returns whether it is in now. */
export function toggleSquare(file: FileText, path: Path, square: string): boolean {
  const said = file.at(path)
  const before = Array.isArray(said) || (typeof said === 'string' && said.includes(',')) ? squaresOf(said) : []
  if (before.includes(square)) {
    withoutSquares(file, path, [square])
    return false
  }
  if (!isFields(file.at(PLAIN))) toText(file)
  file.set(path, [...(Array.isArray(said) ? said : before), square])
  return true
}

/** Gives the map another size; what stood on it stays where it was, seen from the south-west. */
export function resize(file: FileText, width: number, height: number): void {
  const raw = file.at(PLAIN)
  const map = readMap(raw)
  if (map === null || !isFields(raw) || raw.text === undefined) {
    if (!isFields(raw)) file.set(PLAIN, `${width}x${height}`)
    else file.set([...PLAIN, 'size'], [width, height])
    return
  }
  const rows = Array.from({ length: height }, (_, i) => {
    const row = map.rows[i - (height - map.height)] ?? ''
    return row.padEnd(width, OPEN).slice(0, width)
  })
  file.remove([...PLAIN, 'size'])
  file.set([...PLAIN, 'text'], `${rows.join('\n')}\n`)
}

/** Squares on the line from one to another, both of them among them: for a mouse that is faster than its squares. */
export function lineOf(map: SquaresMap, from: string, to: string): readonly string[] {
  const [a, b] = [placeOf(map, from), placeOf(map, to)]
  if (a === null || b === null) return b === null ? [] : [to]
  const steps = Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), 1)
  return Array.from({ length: steps + 1 }, (_, i) =>
    squareAt(map, Math.round(a[0] + ((b[0] - a[0]) * i) / steps), Math.round(a[1] + ((b[1] - a[1]) * i) / steps)),
  )
}
