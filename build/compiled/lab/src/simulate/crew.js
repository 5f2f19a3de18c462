import { rulesets } from '@fray/rulesets';
import { Trials } from './trials.js';
/** The ruleset of an experiment, loaded. Throws a sentence where there is none. */
export function loadGame(ruleset) {
    const load = Object.hasOwn(rulesets, ruleset) ? rulesets[ruleset] : undefined;
    if (load === undefined)
        throw new RangeError(`There is no ruleset "${ruleset}".`);
    return load();
}
/** Tasks for which trials are kept ready: those of a comparison, and some more. */
const KEPT = 4;
/** Keeps what the trials of the latest tasks share, so that it is made ready once. */
export class Ready {
    made = new Map();
    /** The trials of a task. */
    of({ experiment, recorded }) {
        const known = this.made.get(experiment);
        if (known !== undefined && known.recorded === recorded)
            return known.trials;
        const trials = (async () => new Trials(await loadGame(experiment.ruleset), experiment, { recorded }))();
        this.made.set(experiment, { recorded, trials });
        if (this.made.size > KEPT)
            this.made.delete([...this.made.keys()][0]);
        return trials;
    }
}
/**
 * A crew of one, in the thread in which it is made. `pause` is asked after each trial, for a host that has something else
 * to do in between, and awaited unless it gives null; by default nothing else is done until a chunk has been played.
 */
export function crewOfOne(pause = () => null) {
    const ready = new Ready();
    let before = Promise.resolve();
    const play = async (task, { first, count }) => {
        const trials = await ready.of(task);
        for (let n = first; n < first + count; n++) {
            trials.play(n);
            const pausing = pause();
            if (pausing !== null)
                await pausing;
        }
        return trials.take();
    };
    return {
        size: 1,
        // One chunk after the other: they gather their figures in the same place.
        play(task, chunk) {
            const now = before.then(() => play(task, chunk));
            before = now.catch(() => { });
            return now;
        },
    };
}
//# sourceMappingURL=crew.js.map