import { loadGame } from '../simulate/crew.js';
import { gather, simulationOf } from '../simulate/simulate.js';
import { ChangeError, changeOf } from './change.js';
import { changeEncounter } from './changes.js';
/** The most cells that a sweep may have. */
const MOST_CELLS = 2500;
/**
 * Plays an encounter for each value of one or two parameters, with common random numbers: trial n has the same dice in
 * every cell. The experiment's encounter may be as a file has it. Stopped early it has the cells so far. Throws a
 * {@link ChangeError} where a value cannot be taken; nothing is then played.
 */
export async function sweep(experiment, axes, options) {
    const game = await loadGame(experiment.ruleset);
    const { changes = [], onProgress, ...simulating } = options;
    const combinations = combinationsOf(axes);
    if (axes.length < 1 || axes.length > 2)
        throw new ChangeError('A sweep goes over one parameter or two.');
    if (combinations.length > MOST_CELLS) {
        throw new ChangeError(`This sweep has ${combinations.length} cells, and ${MOST_CELLS} is the most: take larger steps.`);
    }
    const cells = combinations.map((values) => {
        const own = axes.map(({ name }, i) => changeOf(name, values[i]));
        return { values, experiment: changedExperiment(game, experiment, [...changes, ...own]) };
    });
    const done = [];
    for (const { values, experiment: cell } of cells) {
        if (options.signal?.aborted === true)
            break;
        const gathered = await gather(cell, {
            ...simulating,
            onProgress: ({ trials, precision }) => onProgress?.({ cells: done.length, of: cells.length, trials, trialsOf: options.trials, precision }),
        });
        if (gathered.ends.trials > 0)
            done.push({ values, simulation: simulationOf(game, cell, simulating, gathered) });
    }
    return { axes, cells: done };
}
/** The experiment with its encounter changed. Throws a {@link ChangeError} with every mistake. */
export function changedExperiment(game, experiment, changes) {
    const result = changeEncounter(game, experiment.encounter, changes);
    if ('problems' in result)
        throw new ChangeError(result.problems.join('\n'));
    return { ...experiment, encounter: result.setup.encounter };
}
/** Every combination of values, the last axis changing fastest. */
function combinationsOf(axes) {
    let all = [[]];
    for (const { values } of axes)
        all = all.flatMap((before) => values.map((value) => [...before, value]));
    return all;
}
//# sourceMappingURL=sweep.js.map