/**
 * Numbers whose bits each stand for a position in a list, up to 31 of them: what of the list has been used, paid, seen.
 */
/** Whether the position is marked. */
export const hasBit = (bits, at) => (bits & (1 << at)) !== 0;
/** The same with the position marked as well. */
export const withBit = (bits, at) => bits | (1 << at);
/** The same with all the positions marked as well. */
export const withBits = (bits, positions) => positions.reduce(withBit, bits);
//# sourceMappingURL=bits.js.map