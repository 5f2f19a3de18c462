/** Mark of a square in which a move may not end but that it may pass through: someone stands there. */
export const STOP = 1
/** Mark of a square that may not be entered and whose corner blocks diagonal steps: a standing enemy. */
export const BLOCK = 2
/** Mark of a square that costs 10 feet, whatever its ground. */
export const SLOW = 4
/** Mark of a square that may not be entered, though diagonal steps may pass its corner. */
export const SHUT = 8
