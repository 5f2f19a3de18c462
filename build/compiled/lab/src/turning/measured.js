/** What is surely nothing. */
export const NOTHING = { value: 0, error: 0 };
/** The mean of what trials brought. */
export function measuredFrom(worths) {
    const n = worths.length;
    if (n === 0)
        return NOTHING;
    const value = worths.reduce((sum, x) => sum + x, 0) / n;
    const squares = worths.reduce((sum, x) => sum + (x - value) ** 2, 0);
    return { value, error: Math.sqrt(squares / Math.max(1, n - 1) / n) };
}
/** The interval, within what is possible at all. */
export const intervalOf = ({ value, error }, least, most) => ({
    value,
    low: Math.max(least, value - 1.96 * error),
    high: Math.min(most, value + 1.96 * error),
});
//# sourceMappingURL=measured.js.map