/**
 * Exact distributions of dice, counted by combinatorics. A distribution is dense: `weights[i]` is the number of equally
 * likely ways to come to the value `low + i`. Weights are exact while all ways together stay below 2^53, which is the
 * caller's to check first.
 */
/** The distribution of no dice at all. */
export const NOTHING = { low: 0, weights: [1] };
/** How many equally likely ways the dice of these terms can fall; above 2^53 only roughly. */
export function waysToFall(terms) {
    let ways = 1;
    for (const term of terms)
        ways *= power(term.sides, term.count);
    return ways;
}
/** The distribution of one term with its keep and its sign; explosions are not counted. */
export function termDistribution(term) {
    const { count, sides, keep } = term;
    let result;
    if (keep === null)
        result = { low: count, weights: sumWeights(count, sides) };
    else if (keep.which === 'highest')
        result = highestDistribution(count, sides, keep.count);
    else
        result = mirrored(highestDistribution(count, sides, keep.count), keep.count * (sides + 1));
    return term.sign === 1 ? result : mirrored(result, 0);
}
/** The distribution of the sum of two independent values. */
export function added(one, other) {
    const weights = new Array(one.weights.length + other.weights.length - 1).fill(0);
    one.weights.forEach((weight, i) => {
        other.weights.forEach((otherWeight, j) => {
            weights[i + j] = weights[i + j] + weight * otherWeight;
        });
    });
    return { low: one.low + other.low, weights };
}
/** The distribution of `from` minus the value. */
function mirrored(distribution, from) {
    const high = distribution.low + distribution.weights.length - 1;
    return { low: from - high, weights: distribution.weights.toReversed() };
}
/** Ways to each sum of `count` dice; the first entry is the sum `count`. */
function sumWeights(count, sides) {
    let weights = [1];
    for (let die = 0; die < count; die++)
        weights = withOneMoreDie(weights, sides);
    return weights;
}
/** Ways to each sum after one more die, both counted from their lowest sum, by a sliding window. */
function withOneMoreDie(weights, sides) {
    const result = [];
    let window = 0;
    for (let i = 0; i < weights.length + sides - 1; i++) {
        if (i < weights.length)
            window += weights[i];
        if (i >= sides)
            window -= weights[i - sides];
        result.push(window);
    }
    return result;
}
/**
 * The sum of the `keep` highest of `count` dice. Each way to fall is counted under the lowest kept face: `above` dice,
 * fewer than `keep`, show more than it, enough dice to fill up show it, and the rest show less.
 */
function highestDistribution(count, sides, keep) {
    const choose = pascalRows(count);
    const weights = new Array(keep * (sides - 1) + 1).fill(0);
    for (let face = 1; face <= sides; face++) {
        let aboveWeights = [1];
        for (let above = 0; above < keep && (above === 0 || face < sides); above++) {
            if (above > 0)
                aboveWeights = withOneMoreDie(aboveWeights, sides - face);
            const ways = choose[count][above] * waysToFillUp(choose, count - above, keep - above, face);
            // Kept are `above` dice of at least face + 1 each and keep - above of `face`; index 0 is the sum `keep`.
            const offset = keep * (face - 1) + above;
            for (let i = 0; i < aboveWeights.length; i++) {
                weights[offset + i] = weights[offset + i] + ways * aboveWeights[i];
            }
        }
    }
    return { low: keep, weights };
}
/** Ways for `dice` dice to show at most `face`, at least `least` of them exactly it. */
function waysToFillUp(choose, dice, least, face) {
    let ways = 0;
    for (let equal = least; equal <= dice; equal++)
        ways += choose[dice][equal] * power(face - 1, dice - equal);
    return ways;
}
/** Pascal's triangle down to row `last`: by sums alone, so that no intermediate product outgrows the result. */
function pascalRows(last) {
    const rows = [[1]];
    for (let n = 1; n <= last; n++) {
        const above = rows[n - 1];
        rows.push(Array.from({ length: n + 1 }, (_, i) => (above[i - 1] ?? 0) + (above[i] ?? 0)));
    }
    return rows;
}
/** A whole power by multiplication: the language's own is not exact on every engine. */
function power(base, exponent) {
    let result = 1;
    for (let i = 0; i < exponent; i++)
        result *= base;
    return result;
}
//# sourceMappingURL=outcomes.js.map