import { hint } from '@fray/rulesets/reading';
import { loadGame } from '../simulate/crew.js';
import { shareOf } from '../statistics/share.js';
import { balanceSentence } from './balance-text.js';
import { ChangeError, changeOf } from './change.js';
import { distanceBeyond, Won, wonPairs } from './nearness.js';
import { shareDifference } from './paired.js';
import { alike } from './plain.js';
import { Sampling } from './sampling.js';
import { changedExperiment } from './sweep.js';
/** Trials of a value before it is judged for the first time. */
const FIRST = 200;
const USUAL_TRIALS = 4000;
/** Values beyond the first in a range that is long enough to be looked at in between. */
const LONG = 8;
/** Standard deviations at which a value is taken to be on one side of what is wanted: wrong once in 200 looks. */
const SURE = 2.81;
/**
 * Finds the value of a parameter with which a side's chance of victory comes nearest to what is wanted. The chance must
 * only rise or only fall with the parameter; it is found by halving the range, each value being played until it is clear
 * on which side of the wanted chance it is, or the trials run out. All values have common random numbers. Stopped early
 * it says what is known so far. Throws a {@link ChangeError} where something is not right.
 */
export async function balance(experiment, options) {
    const game = await loadGame(experiment.ruleset);
    const search = new Search(game, experiment, options);
    const outcome = await search.run();
    const tried = search.all();
    return {
        axis: options.axis.name,
        side: search.sideId,
        wanted: options.wanted,
        best: outcome.kind === 'found' ? outcome.best.value : null,
        says: balanceSentence({
            ...outcome,
            axis: options.axis.name,
            side: search.sideName,
            wanted: options.wanted,
            tried,
            bends: search.bends(),
        }),
        tried: tried.map(({ value, sampling }) => ({ value, simulation: sampling.simulation(search.ended) })),
    };
}
class Stopped extends Error {
}
class Search {
    sideId;
    sideName;
    ended = 'all';
    side;
    samplings = new Map();
    values;
    most;
    game;
    experiment;
    options;
    constructor(game, experiment, options) {
        const { axis, wanted, trials = USUAL_TRIALS } = options;
        if (!(wanted > 0 && wanted < 1)) {
            throw new ChangeError('A wanted chance lies between 0% and 100%, both left out.');
        }
        if (!Number.isInteger(trials) || trials < 1) {
            throw new RangeError(`${trials} trials cannot be played: give a whole number, 1 or more.`);
        }
        this.game = game;
        this.experiment = experiment;
        this.options = options;
        this.values = axis.values;
        this.most = trials;
        // Both ends are read at once, so that a mistake shows before anything is played.
        const [{ sampling }] = [this.at(0), this.at(this.values.length - 1)];
        const { sides } = sampling.setup;
        this.side = sides.findIndex(({ id, name }) => alike(id, options.side) || alike(name, options.side));
        const ids = sides.map(({ id }) => id);
        if (this.side < 0)
            throw new ChangeError(`There is no side "${options.side}".${hint(options.side, ids)}`);
        this.sideId = sides[this.side]?.id ?? options.side;
        this.sideName = sides[this.side]?.name ?? options.side;
    }
    /** Every value that has been played, ascending. */
    all() {
        const played = [...this.samplings].filter(([, { sampling }]) => sampling.trials > 0);
        return played.map(([at]) => this.judged(at)).sort((a, b) => a.value - b.value);
    }
    async run() {
        try {
            return await this.search();
        }
        catch (error) {
            if (!(error instanceof Stopped))
                throw error;
            this.ended = 'stopped';
            const best = this.nearest(this.all());
            return best === undefined ? { kind: 'stopped' } : { kind: 'found', best, close: [], far: [], stopped: true };
        }
    }
    async search() {
        let low = 0;
        let high = this.values.length - 1;
        await this.judge(low);
        await this.judge(high);
        const ends = [this.judged(low), this.judged(high)];
        const [first, last] = ends;
        const rises = last.wins.share > first.wins.share;
        const [least, greatest] = rises ? [first, last] : [last, first];
        if (this.isOver(least) && this.isClear(least))
            return { kind: 'outside', end: least, over: true };
        if (!this.isOver(greatest) && this.isClear(greatest))
            return { kind: 'outside', end: greatest, over: false };
        if (!this.differ(first, last))
            return { kind: 'flat', ends };
        await this.scan();
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            await this.judge(middle);
            if (this.isOver(this.judged(middle)) === rises)
                high = middle;
            else
                low = middle;
        }
        return this.settle(low, high, rises);
    }
    /** A few trials at the quarters of a long range, so that a chance that goes both ways is likely to show. */
    async scan() {
        const last = this.values.length - 1;
        if (last < LONG)
            return;
        for (const part of [1, 2, 3])
            await this.play(Math.floor((last * part) / 4), Math.min(FIRST, this.most));
    }
    /** Both neighbours around the wanted chance in full; where a look was wrong on the way, on to where it lies. */
    async settle(low, high, rises) {
        for (let [a, b] = [low, high];;) {
            await this.play(a, this.most);
            await this.play(b, this.most);
            const beyond = this.isOver(this.judged(b)) !== rises && this.isClear(this.judged(b));
            const before = this.isOver(this.judged(a)) === rises && this.isClear(this.judged(a));
            if (beyond && b < this.values.length - 1)
                [a, b] = [b, b + 1];
            else if (before && a > 0)
                [a, b] = [a - 1, a];
            else
                return this.among(a, b);
        }
    }
    /**
     * The nearest of the two around the wanted chance. Where it is not clear on which side of that it lies, its neighbour on
     * the other hand is played as well: that one may be the nearest.
     */
    async among(a, b) {
        for (let [low, high] = [a, b];;) {
            const played = Array.from({ length: high - low + 1 }, (_, i) => ({ at: low + i, tried: this.judged(low + i) }));
            played.sort((x, y) => this.distance(x.tried) - this.distance(y.tried));
            const [best, ...others] = played;
            const isOpen = !this.isClear(best.tried);
            if (isOpen && best.at === low && low > 0)
                await this.play(--low, this.most);
            else if (isOpen && best.at === high && high < this.values.length - 1)
                await this.play(++high, this.most);
            else {
                const close = others.filter(({ tried }) => this.isClose(tried, best.tried)).map(({ tried }) => tried);
                const far = others.filter(({ at, tried }) => Math.abs(at - best.at) === 1 && !close.includes(tried));
                return { kind: 'found', best: best.tried, close, far: far.map(({ tried }) => tried), stopped: false };
            }
        }
    }
    /** Plays a value until it is clear on which side of the wanted chance it is, or the trials run out. */
    async judge(at) {
        for (let trials = Math.min(FIRST, this.most);; trials = Math.min(this.most, trials * 2)) {
            await this.play(at, trials);
            if (trials >= this.most || this.isClear(this.judged(at)))
                return;
        }
    }
    async play(at, trials) {
        const { sampling, won } = this.at(at);
        while (sampling.trials < trials) {
            const next = Math.min(trials, sampling.trials + Math.max(FIRST, sampling.trials));
            const isWhole = await sampling.upTo(next);
            for (const { winner } of sampling.keep(sampling.ready))
                won.add(winner === this.side);
            if (!isWhole)
                throw new Stopped();
            const value = this.values[at];
            this.options.onProgress?.({ value, trials: sampling.trials, tried: this.samplings.size });
        }
    }
    at(position) {
        const known = this.samplings.get(position);
        if (known !== undefined)
            return known;
        const { axis, changes = [] } = this.options;
        const change = changeOf(axis.name, this.values[position]);
        const changed = changedExperiment(this.game, this.experiment, [...changes, change]);
        const one = { sampling: new Sampling(this.game, changed, this.options), won: new Won() };
        this.samplings.set(position, one);
        return one;
    }
    judged(at) {
        const { sampling, won } = this.at(at);
        const wins = shareOf(sampling.wins(this.side), sampling.trials);
        return { value: this.values[at], sampling, wins, won };
    }
    isOver = ({ wins }) => wins.share > this.options.wanted;
    /** Whether the chance lies clearly on one side of what is wanted. */
    isClear({ wins }) {
        const { wanted } = this.options;
        return Math.abs(wins.share - wanted) > SURE * Math.sqrt((wanted * (1 - wanted)) / wins.trials);
    }
    distance = ({ wins }) => Math.abs(wins.share - this.options.wanted);
    nearest(tried) {
        return [...tried].sort((a, b) => this.distance(a) - this.distance(b))[0];
    }
    /** Whether the other could be nearer than the best: their distances are not apart by more than chance. */
    isClose(other, best) {
        const pairs = wonPairs(best.won, other.won);
        // On whichever side of what is wanted the best lies in truth: its share may be on the wrong one.
        return [true, false].some((above) => distanceBeyond(pairs, this.options.wanted, [above, this.isOver(other)]).low <= 0);
    }
    differ(a, b) {
        const { low, high } = this.gap(a, b);
        return low > 0 || high < 0;
    }
    /** What the second has over the first in chances of victory, from the trials that both have. */
    gap(a, b, z) {
        const { gained, lost, pairs } = wonPairs(a.won, b.won);
        return shareDifference(gained, lost, pairs, z);
    }
    /** Neighbours among the values tried between which the chance clearly goes the other way than over the whole range. */
    bends() {
        const tried = this.all();
        const [first, last] = [tried[0], tried.at(-1)];
        if (first === undefined || last === undefined)
            return [];
        const rises = last.wins.share > first.wins.share;
        return tried.slice(1).flatMap((one, i) => {
            const before = tried[i];
            // As sure as every other look: with many neighbours, one in twenty would be wrong too often.
            const { low, high } = this.gap(before, one, SURE);
            return (rises ? high < 0 : low > 0) ? [[before, one]] : [];
        });
    }
}
//# sourceMappingURL=balance.js.map