import { meanWithin } from '../statistics/mean.js';
import { shareOf } from '../statistics/share.js';
import { Counter } from '../statistics/spread.js';
import { Fraction, ZERO } from './fraction.js';
const exactly = (exact) => {
    const value = exact.toNumber();
    return { value, low: value, high: value, exact: exact.reduced() };
};
/** The chance of whatever the test says yes to. */
export function chanceOf(odds, test) {
    if (odds.kind === 'exact') {
        let sum = ZERO;
        for (const { value, chance } of odds.outcomes)
            if (test(value))
                sum = sum.plus(chance);
        return exactly(sum);
    }
    let count = 0;
    for (const outcome of odds.outcomes)
        if (test(outcome.value))
            count += outcome.count;
    const { share, low, high } = shareOf(count, odds.samples);
    return { value: share, low, high, exact: null };
}
/** The average of a number over all outcomes. */
export function averageOf(odds, of) {
    if (odds.kind === 'exact') {
        let sum = ZERO;
        for (const { value, chance } of odds.outcomes)
            sum = sum.plus(chance.times(Fraction.of(of(value))));
        return exactly(sum);
    }
    const counter = new Counter();
    for (const { value, count } of odds.outcomes)
        counter.add(of(value), count);
    return { ...meanWithin(counter.counts()), exact: null };
}
/** How a number is spread over all outcomes: every value with its chance, ascending. */
export function spreadOver(odds, of) {
    const values = [...new Set(odds.outcomes.map(({ value }) => of(value)))].sort((a, b) => a - b);
    return values.map((value) => [value, chanceOf(odds, (one) => of(one) === value)]);
}
//# sourceMappingURL=chance.js.map