import { commandWords } from '@fray/seat';
const percent = (value) => `${Math.round(100 * value)}%`;
const points = (value) => `${value < 0 ? '-' : '+'}${Math.round(100 * Math.abs(value))}`;
/** Less than half a point in a hundred is shown as nothing. */
const isNothing = ({ value }) => Math.abs(value) < 0.005;
/** Where a fight turned: each with what was done, the chance to win before and after, and what of it was choice and luck. */
export function showTurningPoints({ tell, colours }, rules, { sides }, { points: found }) {
    tell(found.length === 0 ? 'Nothing in this fight changed who would win it.' : colours.strong('Turning points'));
    for (const point of found) {
        const side = sides[point.side]?.name ?? '';
        tell(`${point.command}. Round ${point.round}. ${commandWords(rules, point.done)}`);
        tell(`   ${side}: ${percent(point.before.value)} to win before, ${percent(point.after.value)} after.`, '   ');
        tell(`   ${choiceWords(rules, point)} ${luckWords(point)}`, '   ');
    }
    if (found.length > 0)
        tell('Choice: what the best command would have won beyond this one, before any die fell. Luck: what came of it beyond what was to be expected. In points of a hundred, with the range in which they lie 95 times of 100; everybody plays on by the rule of thumb.');
}
function choiceWords(rules, { choice, better, decided }) {
    if (!decided)
        return 'Nobody chose.';
    if (better === null || isNothing(choice))
        return 'Choice: nothing surely better was found.';
    return `Choice: ${points(-choice.value)} (${range({ ...choice, low: -choice.high, high: -choice.low })}); better: ${commandWords(rules, better)}.`;
}
const luckWords = ({ luck }) => isNothing(luck) ? 'No luck.' : `Luck: ${points(luck.value)} (${range(luck)}).`;
const range = ({ low, high }) => `${points(low)} to ${points(high)}`;
//# sourceMappingURL=turning-points.js.map