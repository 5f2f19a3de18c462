import { precisionOf, shareOf } from '../statistics/share.js';
import { chunksOf, looksOf } from './chunks.js';
import { crewOfOne, loadGame } from './crew.js';
import { Ends } from './ends.js';
import { Gathering } from './gathering.js';
import { drawnBack, FEWEST } from './stopping.js';
import { summarise } from './summary.js';
/**
 * Plays trials of an experiment: win shares with their intervals, who drops and when, what everybody and each action did.
 * The same experiment and options give the same result, byte for byte, whoever plays: trials depend on their number alone,
 * and chunks of them are merged in their order. Rejects with a sentence where the experiment is not right.
 */
export async function simulate(experiment, options) {
    const game = await loadGame(experiment.ruleset);
    return simulationOf(game, experiment, options, await gather(experiment, options));
}
/** The figures of what was gathered with these options. */
export function simulationOf(game, experiment, { trials, precision }, gathered) {
    const simulation = summarise(game, experiment, gathered);
    if (precision === undefined || gathered.ended !== 'precise')
        return simulation;
    return drawnBack(simulation, { precision, looks: looksOf(trials) });
}
/** The same without the summary: what was gathered from all trials. */
export function gather(experiment, options) {
    const { trials } = options;
    if (!Number.isInteger(trials) || trials < 1) {
        return Promise.reject(new RangeError(`${trials} trials cannot be played: give a whole number, 1 or more.`));
    }
    return new Promise((resolve, reject) => new Undertaking(experiment, options, resolve, reject).begin());
}
/** Chunks for each of the crew that may wait for one that precedes them. */
const EARLY = 16;
/** One simulation under way: hands out chunks, and merges them in order however they come in. */
class Undertaking {
    experiment;
    options;
    resolve;
    reject;
    crew;
    chunks;
    gathering = new Gathering();
    /** Chunks that came in before others that precede them, by their first trial. */
    early = new Map();
    ends = new Ends();
    merged = 0;
    out = 0;
    isOver = false;
    constructor(experiment, options, resolve, reject) {
        this.experiment = experiment;
        this.options = options;
        this.resolve = resolve;
        this.reject = reject;
        this.crew = options.crew ?? crewOfOne();
        this.chunks = chunksOf(options.trials);
    }
    begin() {
        const { signal } = this.options;
        if (signal?.aborted === true)
            this.end('stopped');
        else
            signal?.addEventListener('abort', this.stop);
        this.handOut();
    }
    stop = () => this.end('stopped');
    end(ended) {
        if (this.isOver)
            return;
        this.isOver = true;
        this.options.signal?.removeEventListener('abort', this.stop);
        this.resolve({ ...this.gathering.batch(), ends: this.ends, ended });
    }
    fail = (error) => {
        this.isOver = true;
        this.options.signal?.removeEventListener('abort', this.stop);
        this.reject(error);
    };
    /** Everybody has a chunk, and one more is at hand; nobody gets so far ahead of a slow one that much has to be kept. */
    handOut() {
        const { crew, experiment, options } = this;
        while (!this.isOver && this.out < 2 * crew.size && this.early.size < EARLY * crew.size) {
            const { value: chunk } = this.chunks.next();
            if (chunk === undefined)
                return;
            this.out++;
            crew.play({ experiment, recorded: options.recorded === true }, chunk).then((batch) => this.take(chunk, batch), (error) => this.fail(error));
        }
    }
    take({ first }, batch) {
        this.out--;
        this.early.set(first, batch);
        for (let next = this.early.get(this.merged); next !== undefined; next = this.early.get(this.merged)) {
            if (this.isOver)
                return;
            this.early.delete(this.merged);
            this.merge(next);
        }
        this.handOut();
    }
    merge(batch) {
        const { options, ends } = this;
        this.gathering.merge(batch);
        this.merged += batch.trials.length;
        for (const trial of batch.trials)
            ends.add(trial);
        const precision = this.precision();
        options.onProgress?.({ trials: this.merged, of: options.trials, precision, won: ends.wins(0) / this.merged });
        if (options.precision !== undefined && this.merged >= FEWEST && precision <= options.precision)
            this.end('precise');
        else if (this.merged >= options.trials)
            this.end('all');
    }
    /** Half the width of the widest interval; a side that has never won has the interval of none. */
    precision() {
        let widest = precisionOf(shareOf(0, this.merged));
        for (const side of this.ends.winners()) {
            widest = Math.max(widest, precisionOf(shareOf(this.ends.wins(side), this.merged)));
        }
        return widest;
    }
}
//# sourceMappingURL=simulate.js.map