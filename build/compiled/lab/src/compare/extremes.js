import { deviationsFor } from '../statistics/normal.js';
import { shareOf } from '../statistics/share.js';
/**
 * The lowest and the highest of several shares, with those that cannot be told from them. Where the shares are equal in
 * truth, somebody is said to differ from somebody in one of twenty cases at most: every pair is judged as strictly as their
 * number demands (Bonferroni), with Newcombe's interval of a difference. Common dice make it stricter still, for what they
 * have in common cancels. Null for fewer than two shares.
 */
export function extremesOf(shares) {
    const [first] = shares;
    if (first === undefined || shares.length < 2)
        return null;
    const deviations = deviationsFor(0.025 / ((shares.length * (shares.length - 1)) / 2));
    const strict = shares.map(({ count, trials }) => shareOf(count, trials, deviations));
    const at = (position) => strict[position];
    let [lowest, highest] = [0, 0];
    shares.forEach(({ share }, i) => {
        if (share < shares[lowest].share)
            lowest = i;
        if (share > shares[highest].share)
            highest = i;
    });
    const positions = shares.map((_, i) => i);
    return {
        lowest,
        highest,
        areApart: isHigher(at(highest), at(lowest)),
        asLow: positions.filter((i) => i !== lowest && !isHigher(at(i), at(lowest))),
        asHigh: positions.filter((i) => i !== highest && !isHigher(at(highest), at(i))),
    };
}
/** Whether the whole interval of the difference lies above nothing. */
const isHigher = (one, other) => one.share - other.share > Math.hypot(one.share - one.low, other.high - other.share);
//# sourceMappingURL=extremes.js.map