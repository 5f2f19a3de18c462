import { meanWithin } from './mean.js';
/** Counts whole numbers as they come; merging two counters in any order gives the same. */
export class Counter {
    found = new Map();
    /** Counts a value once, or so many times. */
    add(value, times = 1) {
        this.found.set(value, (this.found.get(value) ?? 0) + times);
    }
    /** Counts all that another counter has counted. */
    merge(counts) {
        for (const [value, count] of counts)
            this.add(value, count);
    }
    /** Every value with how often, ascending. */
    counts() {
        return [...this.found].sort(([a], [b]) => a - b);
    }
    /** The spread of what has been counted; all zeros when nothing has. */
    spread(bounds) {
        return spreadOf(this.counts(), bounds);
    }
}
/** The spread of values with their counts, ascending. `bounds`: what the values may be, seen or not, for the interval of the mean. */
export function spreadOf(counts, bounds) {
    let trials = 0;
    for (const [, count] of counts)
        trials += count;
    const { value: mean, low, high } = meanWithin(counts, bounds);
    let squares = 0;
    for (const [value, count] of counts)
        squares += count * (value - mean) ** 2;
    const deviation = trials < 2 ? 0 : Math.sqrt(squares / (trials - 1));
    const at = (part) => {
        let seen = 0;
        for (const [value, count] of counts) {
            seen += count;
            if (seen >= part * trials)
                return value;
        }
        return counts.at(-1)?.[0] ?? 0;
    };
    return {
        trials,
        mean,
        low,
        high,
        deviation,
        min: counts[0]?.[0] ?? 0,
        max: counts.at(-1)?.[0] ?? 0,
        tenth: at(0.1),
        quarter: at(0.25),
        median: at(0.5),
        threeQuarters: at(0.75),
        nineTenths: at(0.9),
        counts,
    };
}
//# sourceMappingURL=spread.js.map