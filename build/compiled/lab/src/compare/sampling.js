import { crewOfOne } from '../simulate/crew.js';
import { Ends } from '../simulate/ends.js';
import { Gathering } from '../simulate/gathering.js';
import { summarise } from '../simulate/summary.js';
import { setupOf } from '../simulate/trials.js';
/** The most trials that are handed out as one piece. */
const PIECE = 128;
/** Trials of one experiment, of which more can be had at any time, each in its turn. */
export class Sampling {
    experiment;
    setup;
    game;
    crew;
    signal;
    gathering = new Gathering();
    ends = new Ends();
    /** Played, but not added yet. */
    spare = [];
    /** Throws a sentence where the encounter is not right. */
    constructor(game, experiment, { crew = crewOfOne(), signal }) {
        this.game = game;
        this.experiment = experiment;
        this.setup = setupOf(game, experiment);
        this.crew = crew;
        this.signal = signal;
    }
    /** How many trials have been added. */
    get trials() {
        return this.ends.trials;
    }
    /** How many of them the side (by position) has won. */
    wins(side) {
        return this.ends.wins(side);
    }
    /**
     * Plays on until so many are {@link ready}, to be added with {@link keep}. Returns false where somebody has stopped it;
     * there may then be fewer.
     */
    async upTo(trials) {
        const { crew, experiment, signal } = this;
        const first = this.ready;
        if (signal?.aborted === true)
            return false;
        if (trials <= first)
            return true;
        const size = Math.max(1, Math.min(PIECE, Math.ceil((trials - first) / crew.size)));
        const done = [];
        const pieces = [];
        for (let at = first; at < trials; at += size) {
            const n = pieces.length;
            const piece = crew.play({ experiment, recorded: false }, { first: at, count: Math.min(size, trials - at) });
            pieces.push(piece.then((batch) => {
                done[n] = batch;
            }));
        }
        const isWhole = (await stoppable(Promise.all(pieces), signal)) !== null;
        for (let n = 0; done[n] !== undefined; n++)
            this.spare.push(done[n]);
        return isWhole;
    }
    /** How many trials there are with those that have been played and not been added yet. */
    get ready() {
        return this.spare.reduce((sum, { trials }) => sum + trials.length, this.trials);
    }
    /** Adds what is ready, piece by piece, up to so many trials. Returns those that were added; nobody else keeps them. */
    keep(trials) {
        const added = [];
        while (this.spare.length > 0 && this.trials + this.spare[0].trials.length <= trials) {
            const batch = this.spare.shift();
            this.gathering.merge(batch);
            for (const trial of batch.trials) {
                this.ends.add(trial);
                added.push(trial);
            }
        }
        return added;
    }
    /** The figures of all trials so far. */
    simulation(ended) {
        return summarise(this.game, this.experiment, { ...this.gathering.batch(), ends: this.ends, ended });
    }
}
/** What is awaited, or null as soon as somebody wants to stop. */
function stoppable(work, signal) {
    if (signal === undefined)
        return work;
    return new Promise((resolve, reject) => {
        const stop = () => resolve(null);
        signal.addEventListener('abort', stop);
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });
}
//# sourceMappingURL=sampling.js.map