import { intervalOf } from './measured.js';
/** Turning points are no longer wanted. */
export class TurningStopped extends Error {
    name = 'TurningStopped';
}
/** So many of the largest changes are looked at more closely, for each point that is wanted. */
const CLOSER = 2;
/**
 * Where a fight of so many commands turned: first how it stood before each command, then, for those after which it stood
 * most otherwise, what could have been done, and what was luck. Throws {@link TurningStopped} when it is given up.
 */
export async function turningPoints(commands, lookers, { most = 5, trials = { course: 100, point: 400 }, onProgress, signal } = {}) {
    const close = Math.min(commands, most * CLOSER);
    // One of those looked at closely takes about as long as so many others.
    const weight = (12 * trials.point) / trials.course;
    const all = commands + 1 + close * weight;
    let done = 0;
    const each = async (places, cost, look) => {
        const found = [];
        let next = 0;
        const work = async (by) => {
            while (next < places.length) {
                if (signal?.aborted === true)
                    throw new TurningStopped();
                const i = next++;
                found[i] = await look(by, places[i]);
                done += cost;
                onProgress?.(Math.min(1, done / all));
            }
        };
        await Promise.all(lookers.map(work));
        return found;
    };
    const moments = Array.from({ length: commands + 1 }, (_, at) => at);
    const course = await each(moments, 1, (by, at) => by.standing({ kind: 'standing', at, trials: trials.course }));
    const change = (at) => Math.max(...course[at].sides.map(({ value }, side) => Math.abs(stood(at + 1, side) - value)));
    const stood = (at, side) => course[at].sides[side]?.value ?? 0;
    const largest = moments
        .slice(0, commands)
        .sort((a, b) => change(b) - change(a) || a - b)
        .slice(0, close);
    const found = await each(largest, weight, (by, at) => by.point({ kind: 'point', at, trials: trials.point }));
    const points = largest.map((at, i) => {
        const { round, side, done: given, better, choice, luck, actor } = found[i];
        const chance = (moment) => intervalOf(course[moment].sides[side] ?? { value: 0, error: 0 }, 0, 1);
        return {
            command: at + 1,
            round,
            decided: actor >= 0,
            side,
            done: given,
            before: chance(at),
            after: chance(at + 1),
            choice: intervalOf(choice, 0, 1),
            better,
            luck: intervalOf(luck, -1, 1),
        };
    });
    const weightOf = ({ choice, luck }) => choice.value + Math.abs(luck.value);
    const sides = course[0]?.sides.length ?? 0;
    return {
        course: Array.from({ length: sides }, (_, side) => course.map((standing) => intervalOf(standing.sides[side], 0, 1))),
        points: points
            .sort((a, b) => weightOf(b) - weightOf(a))
            .slice(0, most)
            .sort((a, b) => a.command - b.command),
    };
}
//# sourceMappingURL=turning-points.js.map