import { grouped } from './numbers.js';
import { count, winsOf } from './words.js';
/** How many trials there were, and why not more. */
export function endedOf({ trials, ended }) {
    const fought = count(grouped(trials), 'trial');
    if (ended === 'precise')
        return `It ended after ${fought}, because the precision asked for was reached; what is shown is corrected for that.`;
    if (ended === 'stopped')
        return `It was stopped after ${fought}; this is the result so far.`;
    return trials === 1 ? '1 trial, as asked for.' : `${fought}, as many as asked for.`;
}
/** How trials end, with the share of each ending: victories by side, draws, stalemates, and what was given up. */
export function endingsOf(simulation) {
    return [
        ...simulation.sides.map(({ name, wins }, side) => ({ name: winsOf(name), tone: side, share: wins })),
        { name: 'draw', tone: 'nobody', share: simulation.draws },
        { name: 'stalemate', tone: 'nobody', share: simulation.stalemates },
        { name: 'unfinished', tone: 'nobody', share: simulation.unfinished },
    ];
}
/** A share as a mark of a chart. */
export const markOf = (name, tone, { share, low, high }) => ({
    name,
    tone,
    value: share,
    low,
    high,
});
//# sourceMappingURL=endings.js.map