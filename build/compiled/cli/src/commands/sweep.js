import { readAxis, sweepCsv, sweepHtml, sweep as sweepOver, sweepText } from '@fray/lab';
import { atWork } from '../crew/at-work.js';
import { loadEncounter } from '../io/encounters.js';
import { checkReportFiles, giveReports, provenance, styleOf } from '../io/report-files.js';
import { badInput, EXIT } from '../io/stop.js';
import { experimentWritten, readChanges, readTrying, sayingWhy, whyOf, } from '../play/changes.js';
import { ProgressBar } from '../ui/progress.js';
/** Trials of each value when nobody says how many, and the most of them when a precision is to be reached. */
const TRIALS = 500;
const MOST_TRIALS = 100_000;
/** `fray sweep E --over PARAMETER=VALUES`: a fight over the values of one or two parameters. Returns the exit code. */
export async function sweep(terminal, given, changed, wishes) {
    const { precision, trials, threads, ...rest } = readTrying(wishes, TRIALS, MOST_TRIALS);
    const axes = (wishes.over ?? []).map((text) => sayingWhy(() => readAxis(text)));
    if (axes.length < 1 || axes.length > 2) {
        throw badInput("Say over what: --over 'Ogre.hp=20..60 step 5', once, or twice for a table of both.");
    }
    const changes = readChanges(changed);
    const loaded = await loadEncounter(given);
    checkReportFiles(wishes, [loaded.path]);
    const experiment = experimentWritten(loaded, wishes, rest);
    const bar = new ProgressBar(null, terminal.unicode);
    const result = await atWork(threads, (work) => sweepOver(experiment, axes, {
        ...work,
        trials,
        ...(precision === null ? {} : { precision }),
        changes,
        onProgress: ({ cells, of, trials: played, trialsOf, precision: exact }) => bar.show({ trials: cells * trialsOf + played, of: of * trialsOf, precision: exact }),
    }).finally(() => bar.clear())).catch((error) => {
        throw whyOf(error);
    });
    giveReports(terminal, wishes, {
        text: () => sweepText(result, styleOf(terminal, wishes)),
        html: () => sweepHtml(result, provenance()),
        csv: () => sweepCsv(result),
        data: result,
    });
    const cells = axes.reduce((product, { values }) => product * values.length, 1);
    const isWhole = result.cells.length === cells && result.cells.at(-1)?.simulation.ended !== 'stopped';
    return isWhole ? EXIT.done : EXIT.interrupted;
}
//# sourceMappingURL=sweep.js.map