import { verifyJournal } from '@fray/kernel';
import { EXIT } from '../io/stop.js';
import { readJournal } from '../play/open.js';
import { count, ended } from '../ui/words.js';
/** `fray verify JOURNAL`: plays it again and says what was compared, or where it first differs. Returns the exit code. */
export async function verify(terminal, path, { json } = {}) {
    const { journal, game, setup } = await readJournal(path);
    const { commands, dice, difference } = verifyJournal(game.rules, setup, journal);
    if (json === true) {
        terminal.say(JSON.stringify({ same: difference === null, commands, dice, difference }));
        return difference === null ? EXIT.done : EXIT.failed;
    }
    const { good, bad } = terminal.colours;
    const counted = `${count(commands, 'command')} and ${count(dice, 'die', 'dice')}`;
    if (difference === null) {
        const rolled = journal.head.dice === 'typed' ? ' (real dice, typed in)' : '';
        terminal.say(`${good('The same')}: ${counted}${rolled} played again, every event and every state as saved.`);
        return EXIT.done;
    }
    terminal.say(`${bad('Different')} at command ${difference.ply}, after ${counted} played again: ${ended(difference.what)}`);
    return EXIT.failed;
}
//# sourceMappingURL=verify.js.map