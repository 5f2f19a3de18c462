/** Mark of a square in which a move may not end, though it may be passed: somebody stands there. */
export const STOP = 1
/** Mark of a square that may not be entered, and past whose corner no diagonal step leads: a standing enemy. */
export const BLOCK = 2
/** Mark of a square that costs 10 feet whatever its ground. */
export const SLOW = 4
/** Mark of a square that may not be entered, though a diagonal step may lead past its corner. */
export const SHUT = 8
