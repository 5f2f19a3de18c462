import { isMap, type Path } from '../problems.ts'

/** Where combatants may leave a battlefield of squares: over its edge, nowhere, or from named squares. */
type Exits = 'edge' | 'none' | readonly string[]

/** The mark under which the squares of `exits` are read; not a name that people can write. */
const EXITS = ' exits '

/** Open ground of 40 x 40 around 0,0: the default battlefield. */
export const OPEN_GROUND = { size: [40, 40], origin: [-20, -20] } as const

/** The parts of a battlefield of squares: a short size is one, nothing is open ground. */
export function partsOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') return { size: value.split('x').map(Number) }
  return isMap(value) ? value : { ...OPEN_GROUND }
}

/** The parts for building a battlefield: the squares of `exits` become a mark. */
export function builtOf(written: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { exits, ...parts } = written as { readonly exits?: Exits; readonly marks?: object }
  return exits === undefined || typeof exits === 'string'
    ? parts
    : { ...parts, marks: { ...parts.marks, [EXITS]: exits } }
}

/** Where combatants may leave, after building. */
export const exitsOf = (
  { exits = 'edge' }: { readonly exits?: Exits },
  named: ReadonlyMap<string, readonly number[]>,
) => (typeof exits === 'string' ? exits : [...(named.get(EXITS) ?? [])])

/** Converts the place of a problem in the parts into the place in what people wrote. */
export const placeOf = (path: Path): Path => (path[1] === EXITS ? ['exits', ...path.slice(2)] : path)
