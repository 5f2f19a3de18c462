import { balanceCsv, balanceHtml, balanceText, balance as findBalance, readSearchAxis } from '@fray/lab';
import { atWork } from '../crew/at-work.js';
import { loadEncounter } from '../io/encounters.js';
import { checkReportFiles, giveReports, provenance, styleOf } from '../io/report-files.js';
import { badInput, EXIT } from '../io/stop.js';
import { experimentWritten, readChanges, readTrying, sayingWhy, whyOf, } from '../play/changes.js';
import { findSide } from '../play/seating.js';
import { StatusLine } from '../ui/status-line.js';
/** The most trials of one value when nobody says how many. */
const TRIALS = 4000;
/** `fray balance E --side S --want 65% --by PARAMETER=RANGE`: the value for a wanted chance. Returns the exit code. */
export async function balance(terminal, given, changed, wishes) {
    const { trials, threads, ...rest } = readTrying(wishes, TRIALS, TRIALS);
    if (wishes.by === undefined)
        throw badInput("Say what may be changed: --by 'Ogre.hp=10..80', or 'add goblin=0..12'.");
    const { by } = wishes;
    const axis = sayingWhy(() => readSearchAxis(by));
    const wanted = readChance(wishes.want);
    const changes = readChanges(changed);
    const loaded = await loadEncounter(given);
    checkReportFiles(wishes, [loaded.path]);
    const { setup } = loaded;
    const side = setup.sides[wishes.side === undefined ? 0 : findSide(setup, wishes.side)]?.id ?? '';
    const line = new StatusLine();
    const isStopped = { value: false };
    const result = await atWork(threads, (work) => {
        work.signal.addEventListener('abort', () => {
            isStopped.value = true;
        });
        return findBalance(experimentWritten(loaded, wishes, rest), {
            ...work,
            side,
            wanted,
            axis,
            changes,
            trials,
            onProgress: ({ value, trials: played, tried }) => line.show(`${axis.name}=${value}: ${played.toLocaleString('en')} fights; ${tried} values tried`),
        }).finally(() => line.clear());
    }).catch((error) => {
        throw whyOf(error);
    });
    giveReports(terminal, wishes, {
        text: () => balanceText(result, styleOf(terminal, wishes)),
        html: () => balanceHtml(result, provenance()),
        csv: () => balanceCsv(result),
        data: result,
    });
    return isStopped.value ? EXIT.interrupted : EXIT.done;
}
/** `65%`, `65` and `0.65` are the same. */
function readChance(text = '50%') {
    const found = /^(\d+(?:\.\d*)?|\.\d+)\s*(%?)$/.exec(text.trim());
    const number = found === null ? Number.NaN : Number(found[1]);
    const chance = found?.[2] === '%' || number >= 1 ? number / 100 : number;
    if (chance > 0 && chance < 1)
        return chance;
    throw badInput(`--want ${text}: give the chance of victory that is wanted, as in 65%.`);
}
//# sourceMappingURL=balance.js.map