import { precisionOf, shareOf } from '../statistics/share.js';
/** Trials before the precision is judged: what fewer come to by luck looks more precise than it is. */
export const FEWEST = 64;
/** Up to so many trials it is worked out what an early end does; it moves a share by less than 1/n, which is nothing beyond. */
const MOST_WORKED_OUT = 5000;
/** Chances that are left out when it is worked out. */
const NOTHING = 1e-12;
/**
 * Trials that end as soon as they are precise enough end sooner where luck has pushed the share outwards, for there intervals
 * are narrower: on average the share that is counted lies too far from a half. How far, is worked out for the true share that
 * would lead to the one that was counted, and taken back (the estimate of Whitehead for sequential trials). The side with the
 * widest interval is the one that the end has waited for; what the others have is stretched or shrunk with the rest. The
 * intervals stay: they hold as they are. A simulation that has ended otherwise is returned as it is.
 */
export function drawnBack(simulation, stopping) {
    const { ended, sides, trials } = simulation;
    if (ended !== 'precise' || trials > MOST_WORKED_OUT)
        return simulation;
    const waited = sides.reduce((widest, { wins }, i) => (precisionOf(wins) > precisionOf(sides[widest]?.wins ?? wins) ? i : widest), 0);
    const wins = sides[waited]?.wins;
    if (wins === undefined || wins.count === 0 || wins.count === trials)
        return simulation;
    let share = wins.share;
    for (let i = 0; i < 3; i++)
        share += wins.share - countedOnAverage(share, stopping);
    share = Math.min(wins.high, Math.max(wins.low, share));
    const stretch = (1 - share) / (1 - wins.share);
    const rest = (other) => ({
        ...other,
        share: Math.min(other.high, Math.max(other.low, other.share * stretch)),
    });
    return {
        ...simulation,
        sides: sides.map((side, i) => ({ ...side, wins: i === waited ? { ...wins, share } : rest(side.wins) })),
        draws: rest(simulation.draws),
        stalemates: rest(simulation.stalemates),
        unfinished: rest(simulation.unfinished),
    };
}
/** The share that is counted on average when the trials end so, where the true one is `share`. */
function countedOnAverage(share, { precision, looks }) {
    // How likely it is that the trials go on with so many successes, from `first` on.
    let chances = [1];
    let first = 0;
    let n = 0;
    let average = 0;
    for (const look of looks) {
        for (; n < look; n++) {
            const next = new Array(chances.length + 1).fill(0);
            chances.forEach((chance, i) => {
                next[i] = next[i] + chance * (1 - share);
                next[i + 1] = next[i + 1] + chance * share;
            });
            chances = next;
            while (chances[0] < NOTHING && chances.length > 1) {
                chances.shift();
                first++;
            }
            while (chances[chances.length - 1] < NOTHING && chances.length > 1)
                chances.pop();
        }
        const isLast = look === looks[looks.length - 1];
        let left = 0;
        chances.forEach((chance, i) => {
            const ends = isLast || (n >= FEWEST && precisionOf(shareOf(first + i, n)) <= precision);
            if (ends) {
                average += (chance * (first + i)) / n;
                chances[i] = 0;
            }
            else
                left += chance;
        });
        if (left < 1e-9)
            break;
    }
    return average;
}
//# sourceMappingURL=stopping.js.map