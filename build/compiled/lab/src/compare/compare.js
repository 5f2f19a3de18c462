import { loadGame } from '../simulate/crew.js';
import { meanWithin } from '../statistics/mean.js';
import { Counter } from '../statistics/spread.js';
import { halfWidth, Likeness, pointsOf, SidePairs } from './paired.js';
import { Sampling } from './sampling.js';
/** Pairs after which the precision is judged for the first time, and by which their number grows at most. */
const FIRST = 64;
const MOST_AT_ONCE = 1024;
/**
 * Plays two encounters with common random numbers: trial n has the same dice in both. What the second does differently is
 * told from the pairs, which is far more exact than two simulations apart wherever most of a fight stays the same. The
 * same experiments and options give the same result, whoever plays. Rejects with a sentence where one is not right.
 */
export async function compare(first, second, options) {
    const { trials, precision, onProgress } = options;
    if (!Number.isInteger(trials) || trials < 1) {
        throw new RangeError(`${trials} trials cannot be played: give a whole number, 1 or more.`);
    }
    const paired = first.seed === second.seed ? second : { ...second, seed: first.seed };
    const a = new Sampling(await loadGame(first.ruleset), first, options);
    const b = new Sampling(await loadGame(second.ruleset), paired, options);
    const pairs = new Pairs(a, b);
    let ended = 'all';
    for (let played = 0; played < trials;) {
        const next = Math.min(trials, played + Math.min(MOST_AT_ONCE, Math.max(FIRST, played)));
        const [one, other] = await Promise.all([a.upTo(next), b.upTo(next)]);
        const both = Math.min(a.ready, b.ready);
        pairs.add(a.keep(both), b.keep(both));
        if (!one || !other) {
            ended = 'stopped';
            break;
        }
        played = next;
        const widest = Math.max(0, ...pairs.sides.map(({ found }) => halfWidth(found.wins())));
        onProgress?.({ trials: played, of: trials, precision: widest });
        if (precision !== undefined && widest <= precision) {
            ended = played < trials ? 'precise' : 'all';
            break;
        }
    }
    return pairs.comparison(ended, options.changes ?? []);
}
/** The sides that both encounters have, by id. */
function commonSides(a, b) {
    return a.setup.sides.flatMap(({ id, name }, position) => {
        const other = b.setup.sides.findIndex((side) => side.id === id);
        const positions = [position, other];
        return other < 0 ? [] : [{ id, name, positions, found: new SidePairs(positions) }];
    });
}
/** What the pairs say, gathered as they come: it does not grow with their number. */
class Pairs {
    sides;
    rounds = new Counter();
    points = new Likeness();
    /** The most Rounds that a fight has taken. */
    longest = 1;
    a;
    b;
    constructor(a, b) {
        this.a = a;
        this.b = b;
        this.sides = commonSides(a, b);
    }
    /** Adds as many trials of the second as of the first. */
    add(first, second) {
        const [at, then] = this.sides[0]?.positions ?? [0, 0];
        first.forEach((one, n) => {
            const other = second[n];
            for (const { found } of this.sides)
                found.add(one, other);
            this.rounds.add(other.rounds - one.rounds);
            this.longest = Math.max(this.longest, one.rounds, other.rounds);
            this.points.add(pointsOf(one, at), pointsOf(other, then));
        });
    }
    comparison(ended, changes) {
        return {
            first: this.a.simulation(ended),
            second: this.b.simulation(ended),
            changes,
            sides: this.sides.map(({ id, name, found }) => ({
                id,
                name,
                wins: found.wins(ended === 'precise'),
                left: found.lifeLeft(),
            })),
            rounds: meanWithin(this.rounds.counts(), { least: -this.longest, most: this.longest }),
            correlation: this.points.correlation(),
        };
    }
}
//# sourceMappingURL=compare.js.map