import { compileDice } from '@fray/kernel/rules';
import { cite } from '../scene.js';
cite('die-times-number', 'damage-dice-choice', 'damage-roll-all', 'damage-average', 'damage-average-number');
cite('average-table', 'average-table-misprint', 'damage-multiply', 'damage-multiply-split');
/** From so many dice of a size on they may be counted another way. */
const MANY = 5;
const TEN = 10;
const pools = new Map();
/** So many dice of a size. */
function diceOf(count, sides) {
    const key = count * 1000 + sides;
    let pool = pools.get(key);
    if (pool === undefined) {
        pool = compileDice(`${count}d${sides}`);
        pools.set(key, pool);
    }
    return pool;
}
/** What an even number of dice of a size comes to on average: half of them times one more than their sides. */
export const averageOf = (count, sides) => (count / 2) * (sides + 1);
/** How many of so many dice are averaged where nobody says: the largest even number that is at least half and leaves two or more, else the largest even one. */
function usuallyAveraged(count) {
    for (let n = count - (count % 2); n * 2 >= count; n -= 2)
        if (count - n >= 2)
            return n;
    return count - (count % 2);
}
const sizes = new WeakMap();
/** Dice by size, in the order in which the pool names them. */
function bySize(pool) {
    const known = sizes.get(pool);
    if (known !== undefined)
        return known;
    const counts = new Map();
    for (const sides of pool.sides)
        counts.set(sides, (counts.get(sides) ?? 0) + 1);
    const found = [...counts];
    sizes.set(pool, found);
    return found;
}
/**
 * Rolls an amount of damage or healing into the tally: so many dice for each Level where it says so. Five dice of a size
 * and more are counted as the table likes when `isDamage`: rolled out, partly averaged, or multiplied.
 */
export function rollAmount(scene, who, pool, perLevel, level, rule, why, tally, isDamage = true) {
    const times = perLevel ? Math.max(0, level) : 1;
    for (const [sides, each] of bySize(pool)) {
        const count = each * times;
        if (count === 0)
            continue;
        const way = isDamage && count >= MANY ? scene.setup.options['damage-dice-choice'] : 'roll';
        if (way === 'average')
            averageMany(scene, who, count, sides, rule, why, tally);
        else if (way === 'multiply')
            multiply(scene, who, count, sides, rule, why, tally);
        else
            scene.roll(diceOf(count, sides), who, rule, why, tally);
    }
    const flat = pool.bonus * times;
    if (flat !== 0)
        tally.add(flat, rule, why);
}
function averageMany(scene, who, count, sides, rule, why, tally) {
    const numbers = [];
    for (let n = count - (count % 2); n * 2 >= count; n -= 2)
        numbers.unshift(n);
    const preset = Math.max(0, numbers.indexOf(usuallyAveraged(count)));
    const options = numbers.map((n) => ({ value: n, label: `${n} of ${count} averaged` }));
    const at = numbers.length > 1
        ? scene.ask({
            rule: 'damage-average-number',
            kind: 'choice',
            to: who,
            prompt: `How many of the ${count}d${sides} count as their average (${why})?`,
            about: [],
            options,
            preset,
        })
        : 0;
    const averaged = numbers[at] ?? 0;
    if (averaged > 0)
        tally.add(averageOf(averaged, sides), 'damage-average', `${averaged}d${sides} averaged`);
    if (count > averaged)
        scene.roll(diceOf(count - averaged, sides), who, rule, why, tally);
}
function multiply(scene, who, count, sides, rule, why, tally) {
    const tens = Math.floor(count / TEN);
    let rest = count % TEN;
    if (tens > 0)
        times(scene, who, tens, sides, TEN, rule, why, tally);
    if (rest >= MANY) {
        times(scene, who, 1, sides, MANY, rule, why, tally);
        rest -= MANY;
    }
    if (rest > 0)
        scene.roll(diceOf(rest, sides), who, rule, why, tally);
}
function times(scene, who, count, sides, factor, rule, why, tally) {
    const value = scene.roll(diceOf(count, sides), who, rule, why, tally);
    tally.add(value * (factor - 1), 'damage-multiply', `times ${factor}`);
}
//# sourceMappingURL=amounts.js.map