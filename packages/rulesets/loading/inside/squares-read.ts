import { isMap, type Path } from '../problems.ts'

/** Where one may leave a battlefield of squares: over its edge, nowhere, or from squares that are named. */
type Exits = 'edge' | 'none' | readonly string[]

/** Under which mark the squares of `exits` are read; no name of a mark that people write. */
const EXITS = ' exits '

/** Open ground of 40 x 40 around 0,0: what there is where nothing is said. */
export const OPEN_GROUND = { size: [40, 40], origin: [-20, -20] } as const

/** A battlefield of squares as its parts: a size in short is one, nothing is open ground. */
export function partsOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') return { size: value.split('x').map(Number) }
  return isMap(value) ? value : { ...OPEN_GROUND }
}

/** The parts of which a battlefield is built: the squares of `exits` are one mark more. */
export function builtOf(written: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { exits, ...parts } = written as { readonly exits?: Exits; readonly marks?: object }
  return exits === undefined || typeof exits === 'string'
    ? parts
    : { ...parts, marks: { ...parts.marks, [EXITS]: exits } }
}

/** Where one may leave, once it is built. */
export const exitsOf = (
  { exits = 'edge' }: { readonly exits?: Exits },
  named: ReadonlyMap<string, readonly number[]>,
) => (typeof exits === 'string' ? exits : [...(named.get(EXITS) ?? [])])

/** The place in what people wrote of a problem of the parts. */
export const placeOf = (path: Path): Path => (path[1] === EXITS ? ['exits', ...path.slice(2)] : path)
