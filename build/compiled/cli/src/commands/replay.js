import { Play } from '@fray/seat';
import { noJournal } from '../io/journal.js';
import { badInput } from '../io/stop.js';
import { openSession, readJournal, restoreSession } from '../play/open.js';
import { showBoard } from '../ui/board.js';
import { showOrder } from '../ui/order.js';
import { showOutcome } from '../ui/outcome.js';
import { whoseTurn } from '../ui/people.js';
import { jsonLines } from '../ui/plain-event.js';
import { count } from '../ui/words.js';
/** `fray replay JOURNAL`: the log of a saved fight up to a command, and the field as it stood then. */
export async function replay(terminal, path, wishes) {
    const saved = await readJournal(path);
    const { head } = saved.journal;
    const session = openSession({
        ...saved,
        seed: head.seed,
        dice: head.dice,
        seating: { policies: saved.setup.seats.map(() => null) },
        journal: noJournal,
    });
    restoreSession(session, saved, path);
    const all = session.ply;
    const at = wishes.at === undefined ? all : readAt(wishes.at, all);
    if (at < all)
        session.undo(at);
    if (wishes.json === true) {
        for (const line of jsonLines(session, session.played))
            terminal.say(line);
        return;
    }
    const policies = saved.setup.seats.map(() => null);
    const play = new Play(session, policies);
    const referee = saved.setup.seats[0]?.id ?? '';
    for (const { words } of play.told(referee))
        terminal.say(words);
    terminal.say();
    const table = play.table(referee);
    const account = play.account();
    showBoard(terminal, table, { who: whoseTurn(table) });
    if (!table.fight.over)
        showOrder(terminal, table.order);
    terminal.say();
    if (at < all)
        terminal.say(`After command ${at} of ${all}.`);
    else if (account !== null)
        showOutcome(terminal, table, account);
    else if (play.isOpen)
        terminal.say(`After ${count(all, 'command')}; an answer is awaited.`);
    else
        terminal.say(`After ${count(all, 'command')}; the fight goes on.`);
}
function readAt(text, all) {
    const at = Number(text);
    if (text.trim() !== '' && Number.isInteger(at) && at >= 0 && at <= all)
        return at;
    throw badInput(`--at ${text}: this journal has ${all} commands; give a whole number from 0 to ${all}.`);
}
//# sourceMappingURL=replay.js.map