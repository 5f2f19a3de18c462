/** Standard deviations around the middle that hold 95% of a normal distribution. */
const Z = 1.959963984540054;
/**
 * The share of `count` in `trials`, with Wilson's 95% interval, which stays inside 0 to 1 and is honest about none and all.
 * `z`: half its width in standard errors, for an interval that has to be surer.
 */
export function shareOf(count, trials, z = Z) {
    if (trials === 0)
        return { count, trials, share: 0, low: 0, high: 1 };
    const p = count / trials;
    const zz = (z * z) / trials;
    const middle = (p + zz / 2) / (1 + zz);
    const half = (z / (1 + zz)) * Math.sqrt((p * (1 - p)) / trials + zz / (4 * trials));
    return {
        count,
        trials,
        share: p,
        low: count === 0 ? 0 : Math.max(0, middle - half),
        high: count === trials ? 1 : Math.min(1, middle + half),
    };
}
/** Half the width of the interval: the precision that people mean by "plus or minus". */
export const precisionOf = ({ low, high }) => (high - low) / 2;
//# sourceMappingURL=share.js.map