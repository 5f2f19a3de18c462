import { type Fields, type FileText, isFields } from '../document.ts'
import type { Schema } from '../schema.ts'
import { squaresOf } from './squares.ts'

/** What a map is drawn as: no rule reads it. */
const GROUND = 'ground'

interface Area {
  readonly kind: string
  readonly squares: string
}

/** The kinds of ground of which the file's declaration knows, and whether areas of a map may have them; none where it knows none. */
export function groundKinds(schema: Schema): { readonly kinds: readonly string[]; readonly hasAreas: boolean } {
  const inputs = schema.inputs(schema.field(GROUND) ?? {})
  const simple = inputs.find((one) => one.kind === 'simple')
  return {
    kinds: simple?.kind === 'simple' ? simple.words : [],
    hasAreas: inputs.some(({ kind }) => kind === 'fields'),
  }
}

/** What lies everywhere where no area does; '' where nothing is said. */
export function baseOf({ ground }: Fields): string {
  const base = isFields(ground) ? ground.base : ground
  return typeof base === 'string' ? base : ''
}

/** Says what lies everywhere; '' takes it away. */
export function setBase(file: FileText, kind: string): void {
  const path = isFields(file.at([GROUND])) ? [GROUND, 'base'] : [GROUND]
  if (kind === '') file.remove(path, 1)
  else file.set(path, kind)
}

/** Draws squares as a kind of ground, '' for as nothing else than all around. Squares beside each other become rectangles. */
export function paintGround(file: FileText, squares: readonly string[], kind: string): void {
  const areas = areasIn(file)
  if (kind === '') {
    const gone = new Set(squares)
    const left = areas.flatMap((area) => {
      const all = squaresOf(area.squares)
      const rest = all.filter((square) => !gone.has(square))
      return rest.length === all.length ? [area] : rectangles(rest).map((one) => ({ kind: area.kind, squares: one }))
    })
    if (left.length === 0) file.remove([GROUND, 'areas'], 1)
    else put(file, 'areas', left)
    return
  }
  // What was drawn last is drawn on: of the same kind it is one.
  const from = areas.findLastIndex((area) => area.kind !== kind) + 1
  const drawn = areas.slice(from).flatMap((area) => squaresOf(area.squares))
  if (squares.every((square) => drawn.includes(square))) return
  const merged = rectangles([...new Set([...drawn, ...squares])]).map((one) => ({ kind, squares: one }))
  put(file, 'areas', [...areas.slice(0, from), ...merged])
}

/** Writes a name on a square; '' takes away what is written there. */
export function nameSquare(file: FileText, square: string, name: string): void {
  const at = file.at([GROUND, 'places'])
  const others = (Array.isArray(at) ? at : []).filter((one) => !isFields(one) || trimmed(one.at) !== square)
  if (name !== '') put(file, 'places', [...others, { name, at: square }])
  else if (others.length === 0) file.remove([GROUND, 'places'], 1)
  else put(file, 'places', others)
}

/** What is written on a square; '' for nothing. */
export function nameAt({ ground }: Fields, square: string): string {
  const places = isFields(ground) && Array.isArray(ground.places) ? ground.places : []
  const found: unknown = places.find((one) => isFields(one) && trimmed(one.at) === square)
  return isFields(found) && typeof found.name === 'string' ? found.name : ''
}

const trimmed = (square: unknown): string => String(square).replaceAll(/\s/g, '')

function areasIn(file: FileText): readonly Area[] {
  const said = file.at([GROUND, 'areas'])
  return (Array.isArray(said) ? said : []).filter(isFields) as unknown as readonly Area[]
}

/** Entries that are as they were keep their form. A kind that was said in short for everything becomes what lies where no area does. */
function put(file: FileText, field: 'areas' | 'places', entries: readonly unknown[]): void {
  const said = file.at([GROUND])
  if (!isFields(said)) file.set([GROUND], typeof said === 'string' ? { base: said } : {})
  const before = file.at([GROUND, field])
  const old: readonly unknown[] = Array.isArray(before) ? before : []
  entries.forEach((entry, i) => {
    if (JSON.stringify(entry) !== JSON.stringify(old[i])) file.set([GROUND, field, i], entry)
  })
  for (let i = old.length - 1; i >= entries.length; i--) file.remove([GROUND, field, i])
}

/** Squares as few rectangles: runs from west to east, those above each other as one. */
function rectangles(squares: readonly string[]): readonly string[] {
  const rows = new Map<number, number[]>()
  for (const square of squares) {
    const [x = 0, y = 0] = square.split(',').map(Number)
    rows.set(y, [...(rows.get(y) ?? []), x])
  }
  const found: { from: number; to: number; low: number; high: number }[] = []
  for (const [y, xs] of [...rows].sort(([a], [b]) => a - b)) {
    const row = xs.sort((a, b) => a - b)
    for (let i = 0, from = 0; i < row.length; i++) {
      const [here = 0, next] = [row[i], row[i + 1]]
      if (next === here + 1) continue
      const [first = 0] = [row[from]]
      const below = found.find((one) => one.high === y - 1 && one.from === first && one.to === here)
      if (below === undefined) found.push({ from: first, to: here, low: y, high: y })
      else below.high = y
      from = i + 1
    }
  }
  return found.map(({ from, to, low, high }) =>
    from === to && low === high ? `${from},${low}` : `${from},${low}..${to},${high}`,
  )
}
