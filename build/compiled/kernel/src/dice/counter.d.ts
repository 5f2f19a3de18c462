/**
 * Counter-based dice: die number n of a seed is a hash of the seed and n. There is nothing to save but n, any die can be
 * read again in any order, and the same seed and number give the same face on every machine.
 */
/** Where a row of dice starts: two unsigned 32-bit integers. Made by `seedFrom`; plain data, safe to store. */
export type Seed = {
    readonly a: number;
    readonly b: number;
};
/** The most sides that `faceAt` can roll. */
export declare const MAX_FACES = 65535;
/**
 * The seed for a text, or for a finite number, which counts as its decimal text: 42 and '42' give the same seed.
 * Texts that differ in anything, case and spaces included, give unrelated seeds.
 * @throws RangeError for NaN and the infinities.
 */
export declare function seedFrom(text: string | number): Seed;
/**
 * The face, 1 to `sides`, of die number `n`, every face equally likely. Allocates nothing.
 * @param n which die, a whole number from 0 to 2^53 - 1.
 * @param sides a whole number from 1 to 65535.
 * @throws RangeError for an `n` or a `sides` outside its range.
 */
export declare function faceAt(seed: Seed, n: number, sides: number): number;
/**
 * 32 random bits, as an unsigned integer, at place `n`; for random choices that are not dice. Whoever draws them (a policy,
 * a generator of encounters) has a seed of its own, so that the dice of the fight stay what they are.
 * @param n a whole number from 0 to 2^53 - 1.
 * @throws RangeError for an `n` outside its range.
 */
export declare function bitsAt(seed: Seed, n: number): number;
//# sourceMappingURL=counter.d.ts.map