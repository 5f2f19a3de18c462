const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** Fractions with more bits than this are reduced immediately, to keep sums short. */
const LONG = 1n << 256n

/** An exact rational number. */
export class Fraction {
  readonly numerator: bigint
  /** Always positive. Common factors are possible: see {@link reduced}. */
  readonly denominator: bigint

  constructor(numerator: bigint, denominator = 1n) {
    if (denominator <= 0n) throw new RangeError('The denominator of a fraction is a whole number above 0.')
    this.numerator = numerator
    this.denominator = denominator
  }

  /** The exact value of a whole or floating-point number. Throws a RangeError if it is not finite. */
  static of(value: number): Fraction {
    if (Number.isSafeInteger(value)) return new Fraction(BigInt(value))
    if (!Number.isFinite(value)) throw new RangeError(`${value} is not a fraction.`)
    let denominator = 1n
    let scaled = value
    while (!Number.isInteger(scaled)) {
      scaled *= 2
      denominator *= 2n
    }
    return new Fraction(BigInt(scaled), denominator)
  }

  private static short(numerator: bigint, denominator: bigint): Fraction {
    const fraction = new Fraction(numerator, denominator)
    return denominator > LONG ? fraction.reduced() : fraction
  }

  plus(other: Fraction): Fraction {
    const { numerator: a, denominator: b } = this
    const { numerator: c, denominator: d } = other
    return b === d ? new Fraction(a + c, b) : Fraction.short(a * d + c * b, b * d)
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.numerator, other.denominator))
  }

  times(other: Fraction): Fraction {
    return Fraction.short(this.numerator * other.numerator, this.denominator * other.denominator)
  }

  /** Throws a RangeError if the other is 0. */
  over(other: Fraction): Fraction {
    if (other.numerator === 0n) throw new RangeError('Nothing can be divided by 0.')
    const sign = other.numerator < 0n ? -1n : 1n
    return Fraction.short(this.numerator * other.denominator * sign, this.denominator * other.numerator * sign)
  }

  /** Below 0, 0 or above 0, if this is less than, equal to or greater than the other. */
  compare(other: Fraction): number {
    const difference = this.numerator * other.denominator - other.numerator * this.denominator
    return difference < 0n ? -1 : difference > 0n ? 1 : 0
  }

  equals(other: Fraction): boolean {
    return this.compare(other) === 0
  }

  get isZero(): boolean {
    return this.numerator === 0n
  }

  /** The same number in lowest terms. */
  reduced(): Fraction {
    const factor = gcd(this.numerator, this.denominator)
    return factor === 1n ? this : new Fraction(this.numerator / factor, this.denominator / factor)
  }

  /** The nearest floating-point number, up to the last digit or two. */
  toNumber(): number {
    const { numerator, denominator } = this
    const excess = Math.max(bitsOf(numerator), bitsOf(denominator)) - 1000
    if (excess <= 0) return Number(numerator) / Number(denominator)
    if (bitsOf(numerator) - bitsOf(denominator) < -1000) return 0
    const by = BigInt(excess)
    const small = denominator >> by
    // A denominator that much shorter than the numerator does not occur in chances.
    return small === 0n ? Number(numerator / denominator) : Number(numerator >> by) / Number(small)
  }

  /** `11/20`, in lowest terms; a whole number has no stroke. */
  toString(): string {
    const { numerator, denominator } = this.reduced()
    return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`
  }
}

const bitsOf = (n: bigint): number => (n < 0n ? -n : n).toString(16).length * 4

export const ZERO = new Fraction(0n)
export const ONE = new Fraction(1n)
