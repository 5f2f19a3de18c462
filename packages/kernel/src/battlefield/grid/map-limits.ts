/** The most squares along a side of a map. */
export const MAX_SIDE = 200
/** The greatest height or depth, in feet from the zero point. */
export const MAX_HEIGHT = 1000
/** The farthest square from the zero point, in squares. */
export const MAX_ORIGIN = 1000
/** The farthest point from the zero point, in feet. */
export const MAX_FEET = 10_000
