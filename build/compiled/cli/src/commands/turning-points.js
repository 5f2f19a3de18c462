import { lineOf } from '@fray/kernel';
import { turningPointsOf } from '../crew/turning.js';
import { canDrawOver, drawOver } from '../io/output.js';
import { badInput } from '../io/stop.js';
import { readJournal, sessionOfSaved } from '../play/open.js';
import { showTurningPoints } from '../ui/turning-points.js';
/** `fray turning-points JOURNAL`: where a saved fight turned, and what of it was choice and what luck. */
export async function turningPoints(terminal, path, wishes) {
    const most = Number(wishes.most ?? 5);
    if (!Number.isInteger(most) || most < 1 || most > 50)
        throw badInput(`--most ${wishes.most}: give a whole number from 1 to 50.`);
    const saved = await readJournal(path);
    const { head } = saved.journal;
    const session = sessionOfSaved(saved, path);
    if (session.ply === 0)
        throw badInput(`${path}: nothing has been done in this fight yet.`);
    const moves = session.played.map(lineOf);
    const isShown = canDrawOver() && wishes.json !== true;
    const found = await turningPointsOf({ ruleset: head.ruleset, encounter: head.encounter, moves }, { most, onProgress: (part) => isShown && drawOver(`${Math.floor(100 * part)}% looked at`) }).finally(() => isShown && drawOver(''));
    if (wishes.json === true)
        terminal.say(JSON.stringify(found));
    else
        showTurningPoints(terminal, saved.game.rules, saved.setup, found);
}
//# sourceMappingURL=turning-points.js.map