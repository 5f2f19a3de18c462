import { Play } from '@fray/seat';
import { loadEncounter } from '../io/encounters.js';
import { laterJournal } from '../io/journal.js';
import { freshSeed } from '../io/seed.js';
import { badInput } from '../io/stop.js';
import { readTextFile } from '../io/text-files.js';
import { openSession } from '../play/open.js';
import { readScript } from '../play/script.js';
import { ScriptReader } from '../play/scripted.js';
import { seatComputers } from '../play/seating.js';
import { showBoard } from '../ui/board.js';
import { showOutcome } from '../ui/outcome.js';
import { jsonLines } from '../ui/plain-event.js';
import { count } from '../ui/words.js';
/** `fray run FILE`: plays a whole fight without people. */
export async function run(terminal, encounter, wishes) {
    const limit = readLimit(wishes.limit);
    const loaded = await loadEncounter(encounter);
    const script = wishes.script === undefined ? null : readScript(readTextFile(wishes.script), wishes.script);
    runLoaded(terminal, loaded, wishes, script, limit);
}
function readLimit(text) {
    if (text === undefined)
        return 10_000;
    const limit = Number(text);
    if (Number.isInteger(limit) && limit >= 1)
        return limit;
    throw badInput(`--limit ${text}: give a whole number of commands, 1 or more.`);
}
/** Plays a loaded encounter to its end, to the end of its script, or to the limit. */
export function runLoaded(terminal, { game, setup }, wishes, script = null, limit = 10_000) {
    const policies = wishes.policy ?? [];
    const seating = seatComputers(game.rules, setup, policies);
    const answered = script !== null && script.answers !== null;
    const journal = laterJournal(wishes.journal);
    const session = openSession({
        game,
        setup,
        seed: wishes.seed ?? freshSeed(),
        dice: script !== null && script.dice !== null ? 'typed' : 'generator',
        // A script that brings answers is asked everything; policies come in again once it has ended.
        seating: answered ? { policies: setup.seats.map(() => null) } : seating,
        journal,
    });
    const play = new Play(session, seating.policies);
    const referee = setup.seats[0]?.id ?? '';
    const show = shower(terminal, play, referee, wishes);
    if (wishes.json !== true && wishes.quiet !== true)
        terminal.say(`${setup.title || 'A fight'}, seed ${session.seed}`);
    const goesOn = script === null || policies.length > 0;
    if (script !== null)
        playScript(play, referee, script, limit, show, goesOn);
    const still = goesOn ? playOn(play, referee, limit, show) : null;
    journal.write();
    if (wishes.json === true)
        return;
    if (wishes.quiet !== true)
        terminal.say();
    const table = play.table(referee);
    if (wishes.map === true) {
        if (table.board.kind === 'squares')
            showBoard(terminal, table, { who: '', notes: true });
        else
            terminal.tell(`Fights of ${session.rules.id} have no map, so there is none to show.`);
        terminal.say();
    }
    const account = play.account();
    if (account !== null)
        showOutcome(terminal, table, account);
    else if (still !== null)
        terminal.say(`A stalemate: stopped after ${count(play.done, 'command')}, for the fight made no headway any more.`);
    else
        terminal.say(`Stopped after ${count(play.done, 'command')}, before the fight was over.`);
}
/** Shows what is new since it was called last: the log as the referee reads it, or the events. */
function shower(terminal, play, referee, wishes) {
    let shown = 0;
    if (wishes.json === true) {
        return () => {
            const { played } = play.session;
            for (const line of jsonLines(play.session, played.slice(shown)))
                terminal.say(line);
            shown = played.length;
        };
    }
    if (wishes.quiet === true)
        return () => { };
    return () => {
        const told = play.told(referee, shown);
        for (const { words } of told)
            terminal.say(words);
        shown += told.length;
    };
}
function playScript(play, referee, script, limit, show, goesOn) {
    const reader = new ScriptReader(play, script);
    while (reader.hasMore && play.done < limit) {
        reader.next();
        show();
    }
    if (play.done >= limit)
        return;
    reader.checkAllUsed();
    if (!play.table(referee).fight.over && !goesOn && !script.stops)
        throw badInput(reader.endedEarly());
}
/** Plays on to the end or the limit. Says what it waits for where that is neither: it makes no headway. */
function playOn(play, referee, limit, show) {
    while (play.done < limit) {
        const still = play.step();
        show();
        if (still === 'dice')
            play.roll(referee, null);
        else if (still !== null)
            return still === 'over' ? null : still;
    }
    return null;
}
//# sourceMappingURL=run.js.map