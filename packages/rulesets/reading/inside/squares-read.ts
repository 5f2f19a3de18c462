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

/** The parts of which it is built, in which the squares of `exits` are one mark more; and what is read of that mark afterwards. */
export function withExits<P>(written: Readonly<Record<string, unknown>>) {
  const { exits = 'edge', ...parts } = written as { readonly exits?: Exits; readonly marks?: object }
  const isListed = typeof exits !== 'string'
  return {
    parts: (isListed ? { ...parts, marks: { ...parts.marks, [EXITS]: exits } } : parts) as P,
    /** Where one may leave, once it is built. */
    exitsIn: (named: ReadonlyMap<string, readonly number[]>): 'edge' | 'none' | readonly number[] =>
      isListed ? [...(named.get(EXITS) ?? [])] : exits,
    /** The place in what people wrote of a problem of the parts. */
    placeOf: (path: Path): Path => (path[0] === 'marks' && path[1] === EXITS ? ['exits', ...path.slice(2)] : path),
  }
}
