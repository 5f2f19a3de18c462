import { ChangeError, changeEncounter, readAdd, readOption, readRemove, readSet, } from '@fray/lab';
import { readCount, readPrecision } from '../commands/simulate.js';
import { threadsHere } from '../crew/threads.js';
import { freshSeed } from '../io/seed.js';
import { badInput } from '../io/stop.js';
import { readPolicies } from './experiment.js';
const READERS = { set: readSet, add: readAdd, remove: readRemove, option: readOption };
/** Reads changes in the order in which they were typed. Throws a {@link Stop} for one that means nothing. */
export const readChanges = (wishes) => wishes.map(({ how, text }) => sayingWhy(() => READERS[how](text)));
/** Does something that may find a change wrong, which is then told to the person: throws a {@link Stop}. */
export function sayingWhy(work) {
    try {
        return work();
    }
    catch (error) {
        throw whyOf(error);
    }
}
/** What to throw for an error: a {@link Stop} for what the person has given and can mend. */
export const whyOf = (error) => error instanceof ChangeError || error instanceof RangeError ? badInput(error.message) : error;
/** How many trials, how exact, on how many threads. */
export function readTrying(wishes, usual, most) {
    const precision = wishes.precision === undefined ? null : readPrecision(wishes.precision);
    return {
        precision,
        trials: readCount('--trials', wishes.trials, precision === null ? usual : most, 'trials'),
        threads: readCount('--threads', wishes.threads, threadsHere(), 'threads'),
        limit: readCount('--limit', wishes.limit, 10_000, 'commands'),
        seed: wishes.seed ?? freshSeed(),
    };
}
/** An experiment with what an encounter's file says, before any change. */
export function experimentWritten({ game, setup, value }, wishes, { seed, limit }) {
    const policies = readPolicies(game.rules, setup, wishes.policy ?? []);
    return { ruleset: game.rules.id, encounter: value, policies, seed, limit };
}
/** The experiment with changes made. Throws a {@link Stop} with every mistake. */
export function changedBy(game, experiment, changes) {
    const result = changeEncounter(game, experiment.encounter, changes);
    if ('problems' in result)
        throw badInput(result.problems.join('\n'));
    return { ...experiment, encounter: result.setup.encounter };
}
//# sourceMappingURL=changes.js.map