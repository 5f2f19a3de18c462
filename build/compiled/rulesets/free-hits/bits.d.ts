/**
 * Numbers whose bits each stand for a position in a list, up to 31 of them: what of the list has been used, paid, seen.
 */
/** Whether the position is marked. */
export declare const hasBit: (bits: number, at: number) => boolean;
/** The same with the position marked as well. */
export declare const withBit: (bits: number, at: number) => number;
/** The same with all the positions marked as well. */
export declare const withBits: (bits: number, positions: readonly number[]) => number;
//# sourceMappingURL=bits.d.ts.map