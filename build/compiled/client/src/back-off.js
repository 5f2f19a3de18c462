/** The first wait at most, and the longest, in milliseconds. */
const WAITS = {
    now: { first: 500, most: 20_000 },
    later: { first: 5_000, most: 60_000 },
};
/**
 * How long to wait before the attempt of that number (from 0), with full jitter: anything up to twice as much as the time
 * before, so that those who lost the same host do not come back all at once.
 */
export function backOff(comeBack, attempt, chance) {
    const { first, most } = WAITS[comeBack];
    return Math.floor(chance * Math.min(most, first * 2 ** Math.min(attempt, 16)));
}
//# sourceMappingURL=back-off.js.map