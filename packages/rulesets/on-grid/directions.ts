/** The eight directions and none, as a step east and a step north; indexed by {@link at}. */
const STEPS: readonly (readonly [east: number, north: number])[] = [-1, 0, 1].flatMap((east) =>
  [-1, 0, 1].map((north) => [east, north] as const),
)

const at = (east: number, north: number): number => 3 * (east + 1) + north + 1

/** The nearest of the eight directions, as a step east and a step north; 0 and 0 for no distance. */
export function nearestDirection(east: number, north: number): readonly [east: number, north: number] {
  // Within 22.5 degrees of an axis it is straight: tan(2a) < 1.
  const straight = Math.abs(east * east - north * north) > 2 * Math.abs(east * north)
  const isSteep = straight && Math.abs(north) > Math.abs(east)
  const isFlat = straight && Math.abs(east) > Math.abs(north)
  return STEPS[at(isSteep ? 0 : Math.sign(east), isFlat ? 0 : Math.sign(north))] as readonly [number, number]
}

/** Signed squares from one stretch to another along one axis: 0 if they overlap. */
const between = (from: number, size: number, to: number, toSize: number): number =>
  Math.max(0, to - (from + size - 1)) - Math.max(0, from - (to + toSize - 1))

/** A body on squares: its south-west square, and its width in squares. */
interface Body {
  readonly x: number
  readonly y: number
  readonly size: number
}

/**
 * In which of the eight directions a body is from another, by the squares between the two: the direction in which it
 * is pushed.
 */
export const directionAway = (from: Body, to: Body): readonly [east: number, north: number] =>
  nearestDirection(between(from.x, from.size, to.x, to.size), between(from.y, from.size, to.y, to.size))
