import { changeText, compare as compareTrials, comparisonCsv, comparisonHtml, comparisonText } from '@fray/lab';
import { atWork } from '../crew/at-work.js';
import { loadEncounter } from '../io/encounters.js';
import { checkReportFiles, giveReports, provenance, styleOf } from '../io/report-files.js';
import { badInput, EXIT } from '../io/stop.js';
import { changedBy, experimentWritten, readChanges, readTrying, whyOf, } from '../play/changes.js';
import { ProgressBar } from '../ui/progress.js';
/** Trials of each when nobody says how many, and the most of them when a precision is to be reached. */
const TRIALS = 1000;
const MOST_TRIALS = 200_000;
/** `fray compare A [B]`: two encounters, or one with changes, played with the same dice. Returns the exit code. */
export async function compare(terminal, first, second, changed, wishes) {
    const { precision, trials, threads, ...rest } = readTrying(wishes, TRIALS, MOST_TRIALS);
    const changes = readChanges(changed);
    if (second === undefined && changes.length === 0) {
        throw badInput('There is nothing to compare it with: name a second encounter, or a change as in --set Ogre.hp=40.');
    }
    const one = await loadEncounter(first);
    const other = second === undefined ? one : await loadEncounter(second);
    checkReportFiles(wishes, [one.path, other.path]);
    if (one.game.rules.id !== other.game.rules.id)
        throw badInput(`${second}: it is played by ${other.game.rules.id}, and ${first} by ${one.game.rules.id}. Two fights of one ruleset can be compared.`);
    const before = changedBy(one.game, experimentWritten(one, wishes, rest), []);
    const after = changedBy(other.game, experimentWritten(other, wishes, rest), changes);
    const bar = new ProgressBar(precision, terminal.unicode);
    const comparison = await atWork(threads, (work) => compareTrials(before, after, {
        ...work,
        trials,
        ...(precision === null ? {} : { precision }),
        changes: changes.map(changeText),
        // Each pair is two fights.
        onProgress: (done) => bar.show({ ...done, trials: 2 * done.trials, of: 2 * done.of }),
    }).finally(() => bar.clear())).catch((error) => {
        throw whyOf(error);
    });
    giveReports(terminal, wishes, {
        text: () => comparisonText(comparison, styleOf(terminal, wishes)),
        html: () => comparisonHtml(comparison, provenance()),
        csv: () => comparisonCsv(comparison),
        data: comparison,
    });
    return comparison.first.ended === 'stopped' ? EXIT.interrupted : EXIT.done;
}
//# sourceMappingURL=compare.js.map