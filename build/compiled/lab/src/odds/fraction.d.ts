/** An exact rational number. */
export declare class Fraction {
    readonly numerator: bigint;
    /** Always positive. Not necessarily without a common factor: see {@link reduced}. */
    readonly denominator: bigint;
    constructor(numerator: bigint, denominator?: bigint);
    /** The exact value of a whole number or of a binary floating-point number. Throws a RangeError for what is not finite. */
    static of(value: number): Fraction;
    private static short;
    plus(other: Fraction): Fraction;
    minus(other: Fraction): Fraction;
    times(other: Fraction): Fraction;
    /** Throws a RangeError where the other is 0. */
    over(other: Fraction): Fraction;
    /** Below 0, 0 or above 0, as this is less than, equal to or more than the other. */
    compare(other: Fraction): number;
    equals(other: Fraction): boolean;
    get isZero(): boolean;
    /** The same number in lowest terms. */
    reduced(): Fraction;
    /** The nearest number, but for the last place or two. */
    toNumber(): number;
    /** `11/20`, in lowest terms; a whole number without a stroke. */
    toString(): string;
}
export declare const ZERO: Fraction;
export declare const ONE: Fraction;
//# sourceMappingURL=fraction.d.ts.map