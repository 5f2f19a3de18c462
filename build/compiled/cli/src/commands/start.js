import { Play } from '@fray/seat';
import { loadEncounter, readyEncounters } from '../io/encounters.js';
import { loadGame } from '../io/games.js';
import { continuedJournal, noJournal } from '../io/journal.js';
import { Lines } from '../io/lines.js';
import { freshSeed } from '../io/seed.js';
import { selfName } from '../io/self.js';
import { openSession, readJournal } from '../play/open.js';
import { seatComputers } from '../play/seating.js';
import { unfinishedFights } from '../play/unfinished.js';
import { openerOf, thisMachine } from '../serve/browser.js';
import { showAccount } from '../ui/account.js';
import { showBoard } from '../ui/board.js';
import { showOrder } from '../ui/order.js';
import { showOutcome } from '../ui/outcome.js';
import { whoseTurn } from '../ui/people.js';
import { wrap } from '../ui/width.js';
import { count } from '../ui/words.js';
import { playFrom } from './play.js';
import { runLoaded } from './run.js';
import { startPage } from './start-page.js';
/**
 * `fray start`: opens the page on a machine in front of somebody. Else, or with `--terminal`, one chooses a ready encounter and how
 * to play it; without a terminal the first one plays by itself.
 */
export async function start(terminal, options) {
    const ready = readyEncounters().filter(({ measures }) => !measures);
    if (!terminal.interactive) {
        runLoaded(terminal, await loadEncounter(ready[0].path), options);
        return;
    }
    if (wantsPage(terminal, options)) {
        const opener = options.open === false ? null : openerOf(thisMachine);
        if (await startPage(terminal, opener))
            return;
        terminal.say('So here is the terminal.');
    }
    const lines = new Lines(terminal);
    try {
        await choose(terminal, lines, ready, options);
    }
    finally {
        lines.close();
    }
}
/** A page is for those who have not asked for the terminal, by an option or by how it is to look, and can see one. */
function wantsPage({ plain }, { terminal, seed, open }) {
    if (terminal === true || seed !== undefined || plain)
        return false;
    return open === false || openerOf(thisMachine) !== null;
}
/** So many unfinished fights are offered. */
const MOST_UNFINISHED = 3;
async function choose(terminal, lines, ready, options) {
    const unfinished = await unfinishedFights(MOST_UNFINISHED);
    terminal.tell(terminal.colours.strong('Fray. Which fight?'));
    const choices = [
        ...unfinished.map(({ name, title, commands }) => ({
            group: 'Go on with',
            text: `${title}, after ${count(commands, 'command')} (${name})`,
            names: [name],
        })),
        ...(await Promise.all(ready.map(async ({ ruleset, title, line, name, typed }) => ({
            group: `${(await loadGame(ruleset)).rules.title} (${ruleset})`,
            text: `${title}. ${line}`,
            names: [name, typed, title],
        })))),
    ];
    const which = await pick(terminal, lines, choices);
    if (which === null)
        return;
    const resumed = unfinished[which];
    if (resumed !== undefined) {
        const kept = continuedJournal(resumed.path);
        const saved = await readJournal(resumed.path);
        await playFrom(terminal, lines, { ...saved, name: saved.setup.title, saved, kept }, { resume: resumed.path });
        return;
    }
    await begin(terminal, lines, ready[which - unfinished.length], options);
}
async function begin(terminal, lines, encounter, options) {
    const loaded = await loadEncounter(encounter.path);
    const [first, second] = loaded.setup.sides.map((side) => side.name);
    terminal.say();
    terminal.tell(terminal.colours.strong('How?'));
    const ways = [
        `Against the computer: you play ${first}.`,
        `Against the computer: you play ${second}.`,
        'Hot seat: people at this screen play everybody.',
        'Watch: the computer plays everybody.',
    ];
    const how = await pick(terminal, lines, ways.map((text) => ({ group: '', text, names: [] })));
    if (how === null)
        return;
    terminal.say();
    if (how === 3) {
        await watch(terminal, lines, loaded, encounter.typed, options);
        return;
    }
    const seats = how === 0 ? {} : how === 1 ? { as: loaded.setup.sides[1]?.id ?? '' } : { hotSeat: true };
    await playFrom(terminal, lines, { ...loaded, name: encounter.name, saved: null }, { ...options, ...seats });
}
/**
 * Asks for one of several, by its number or, where they have some, by a name that only one of them has; Enter takes the
 * first. Null where the person leaves.
 */
async function pick(terminal, lines, choices) {
    let heading = '';
    choices.forEach(({ group, text }, i) => {
        if (group !== heading)
            terminal.tell(terminal.colours.strong(group));
        heading = group;
        const line = `${String(i + 1).padStart(3)}  ${text}${i === 0 ? ' (Enter)' : ''}`;
        for (const part of wrap(line, terminal.width, '     '))
            terminal.say(part);
    });
    for (;;) {
        const line = await lines.ask('> ');
        if (line === null)
            return null;
        const text = line.trim().toLowerCase();
        if (text === 'quit' || text === 'exit' || text === 'q')
            return null;
        const n = text === '' ? 1 : Number(text);
        if (Number.isInteger(n) && n >= 1 && n <= choices.length)
            return n - 1;
        const called = choices.flatMap(({ names }, i) => (names.some((name) => name.toLowerCase() === text) ? [i] : []));
        if (called.length === 1)
            return called[0];
        terminal.tell(called.length > 1
            ? `Several are called "${text}": ${called.map((i) => i + 1).join(', ')}. Type the number.`
            : `Type a number from 1 to ${choices.length}, or quit.`);
    }
}
/** The computer plays both sides, a Round at a time. */
async function watch(terminal, lines, { game, setup }, name, options) {
    const seating = seatComputers(game.rules, setup, []);
    const seed = options.seed ?? freshSeed();
    const session = openSession({ game, setup, seed, dice: 'generator', seating, journal: noJournal });
    const play = new Play(session, seating.policies);
    const referee = setup.seats[0]?.id ?? '';
    let part = null;
    const show = () => {
        const table = play.table(referee);
        const rows = Math.max(LEAST_ROWS, terminal.height - LINES_BESIDE);
        terminal.say();
        part = showBoard(terminal, table, { who: whoseTurn(table), last: part, rows });
        if (!table.fight.over)
            showOrder(terminal, table.order);
    };
    terminal.tell('Enter: the next Round. all: to the end. quit: leave.');
    let all = false;
    let told = 0;
    for (let shown = -1;;) {
        const { round, over } = play.table(referee).fight;
        if (over)
            break;
        if (round !== shown && !all) {
            shown = round;
            show();
            const line = await lines.ask(shown === 0 ? 'begin> ' : `Round ${shown}> `);
            if (line === null || /^(q|quit|exit)$/i.test(line.trim()))
                return;
            all = line.trim().toLowerCase() === 'all';
        }
        const still = play.step();
        for (const { n, words } of play.told(referee, told)) {
            terminal.tell(words, '  ');
            told = n;
        }
        if (still !== null && still !== 'over') {
            terminal.tell('The fight makes no headway any more: nobody goes down, and no side is weaker than before.');
            break;
        }
    }
    show();
    const account = play.account();
    if (account !== null) {
        showOutcome(terminal, play.table(referee), account);
        showAccount(terminal, play.table(referee), account);
    }
    terminal.tell(`The seed was ${seed}: "${selfName()} run ${name} --seed ${seed}" plays it again.`);
}
/** Lines that the roster and the order need besides a map, and the fewest rows of a map. */
const LINES_BESIDE = 10;
const LEAST_ROWS = 7;
//# sourceMappingURL=start.js.map