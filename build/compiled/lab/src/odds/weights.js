import { Fraction, ZERO } from './fraction.js';
/** The weight of the beginning of a path, kept. */
export class Share {
    ways;
    total;
    long;
    constructor(branches, before) {
        this.ways = branches.waysBefore(before);
        this.total = branches.totalBefore(before);
        this.long = null;
        if (this.isShort)
            return;
        const { numerator, denominator } = branches.fraction(before);
        this.long = new Fraction(numerator, denominator);
    }
    /** Whether the numbers are exact. */
    get isShort() {
        return this.total <= SAFE;
    }
    fraction() {
        return this.long ?? new Fraction(BigInt(this.ways), BigInt(this.total));
    }
}
/** Whole numbers up to here are added up exactly. */
const SAFE = Number.MAX_SAFE_INTEGER;
/**
 * Adds up the weights of paths, outcome by outcome: whole numbers of ways over each total that occurs, so that nothing is
 * rounded and fractions are made once, at the end. Outcomes are numbered from 0.
 */
export class Weights {
    /** Ways by outcome, for each total. No sum can exceed its total. */
    byTotal = new Map();
    latestTotal = 0;
    latest = [];
    /** What came of totals beyond 2^53. */
    long = new Map();
    /** Adds one path. */
    add(outcome, path) {
        const total = path.pathTotal;
        if (total > SAFE) {
            const { numerator, denominator } = path.fraction();
            this.addLong(outcome, new Fraction(numerator, denominator));
            return;
        }
        let ways = total === this.latestTotal ? this.latest : this.byTotal.get(total);
        if (ways === undefined) {
            ways = [];
            this.byTotal.set(total, ways);
        }
        this.latestTotal = total;
        this.latest = ways;
        ways[outcome] = (ways[outcome] ?? 0) + path.pathWays;
    }
    addLong(outcome, more) {
        this.long.set(outcome, (this.long.get(outcome) ?? ZERO).plus(more));
    }
    /** Adds all that another has added up; the paths of the two are different ones. */
    addAll(other) {
        for (const [total, more] of other.byTotal) {
            const ways = this.byTotal.get(total);
            if (ways === undefined)
                this.byTotal.set(total, [...more]);
            else
                for (let i = 0; i < more.length; i++)
                    if (more[i])
                        ways[i] = (ways[i] ?? 0) + more[i];
        }
        for (const [outcome, more] of other.long)
            this.addLong(outcome, more);
    }
    /**
     * Adds all that another has added up below one beginning of a path, as if it had been found below another beginning.
     */
    addBelow(other, from, to) {
        for (const [total, more] of other.byTotal) {
            const after = (total / from.total) * to.total;
            if (from.isShort && after <= SAFE) {
                let ways = this.byTotal.get(after);
                if (ways === undefined) {
                    ways = [];
                    this.byTotal.set(after, ways);
                }
                for (let i = 0; i < more.length; i++) {
                    if (more[i])
                        ways[i] = (ways[i] ?? 0) + (more[i] / from.ways) * to.ways;
                }
                continue;
            }
            const by = to.fraction().over(from.fraction());
            for (let i = 0; i < more.length; i++) {
                if (more[i])
                    this.addLong(i, new Fraction(BigInt(more[i]), BigInt(total)).times(by).reduced());
            }
        }
        if (other.long.size === 0)
            return;
        const by = to.fraction().over(from.fraction());
        for (const [outcome, more] of other.long)
            this.addLong(outcome, more.times(by).reduced());
    }
    /** The chance of each outcome that occurred, in the order of their numbers; all over one denominator where it is short. */
    chances() {
        const found = new Map();
        const common = commonTotal([...this.byTotal.keys()]);
        if (common !== null) {
            const sums = [];
            for (const [total, ways] of this.byTotal) {
                const by = common / total;
                for (let i = 0; i < ways.length; i++)
                    if (ways[i])
                        sums[i] = (sums[i] ?? 0) + ways[i] * by;
            }
            const denominator = BigInt(common);
            for (let i = 0; i < sums.length; i++) {
                if (sums[i])
                    found.set(i, new Fraction(BigInt(sums[i]), denominator));
            }
        }
        else {
            for (const [total, ways] of this.byTotal) {
                for (let i = 0; i < ways.length; i++) {
                    if (!ways[i])
                        continue;
                    const more = new Fraction(BigInt(ways[i]), BigInt(total));
                    found.set(i, (found.get(i) ?? ZERO).plus(more));
                }
            }
        }
        for (const [outcome, more] of this.long)
            found.set(outcome, (found.get(outcome) ?? ZERO).plus(more));
        return [...found].sort(([a], [b]) => a - b);
    }
}
const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
/** The least common multiple of the totals, or null where it is too long for a number. */
function commonTotal(totals) {
    let common = 1;
    for (const total of totals) {
        const factor = total / gcd(total, common);
        if (common * factor > SAFE)
            return null;
        common *= factor;
    }
    return common;
}
/** Adds up values times the weights of their paths, exactly. */
export class Sum {
    byTotal = new Map();
    long = ZERO;
    /** Adds one path's value. */
    add(value, path) {
        const total = path.pathTotal;
        const before = this.byTotal.get(total) ?? 0;
        const after = before + value * path.pathWays;
        if (total <= SAFE && Number.isSafeInteger(value) && Math.abs(after) <= SAFE) {
            this.byTotal.set(total, after);
            return;
        }
        const { numerator, denominator } = path.fraction();
        this.long = this.long.plus(Fraction.of(value).times(new Fraction(numerator, denominator)));
    }
    /** Adds all that another has added up. */
    addAll(other) {
        for (const [total, more] of other.byTotal) {
            const after = (this.byTotal.get(total) ?? 0) + more;
            if (Math.abs(after) <= SAFE)
                this.byTotal.set(total, after);
            else
                this.long = this.long.plus(new Fraction(BigInt(more), BigInt(total)));
        }
        if (!other.long.isZero)
            this.long = this.long.plus(other.long);
    }
    /** Adds all that another has added up below one beginning of a path, as if it had been found below another beginning. */
    addBelow(other, from, to) {
        const byLong = (more) => {
            this.long = this.long.plus(more.times(to.fraction().over(from.fraction()))).reduced();
        };
        for (const [total, more] of other.byTotal) {
            const at = (total / from.total) * to.total;
            const after = (this.byTotal.get(at) ?? 0) + (more / from.ways) * to.ways;
            if (from.isShort && at <= SAFE && Math.abs(after) <= SAFE)
                this.byTotal.set(at, after);
            else
                byLong(new Fraction(BigInt(more), BigInt(total)));
        }
        if (!other.long.isZero)
            byLong(other.long);
    }
    /** What it all comes to. */
    value() {
        let sum = this.long;
        for (const [total, ways] of this.byTotal)
            sum = sum.plus(new Fraction(BigInt(ways), BigInt(total)));
        return sum;
    }
}
//# sourceMappingURL=weights.js.map