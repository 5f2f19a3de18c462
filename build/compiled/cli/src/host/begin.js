import { listText } from '@fray/kernel';
import { Play } from '@fray/seat';
import { fightName, nameForShell } from '../io/fights-folder.js';
import { selfName } from '../io/self.js';
import { Interrupted } from '../io/stop.js';
import { legendOf } from '../ui/board.js';
import { count } from '../ui/words.js';
import { playOn } from './loop.js';
import { refereeIsHere, sayLines, tableOf } from './sitting.js';
/** Plays an opened fight at this screen until it is over or the person leaves. Says what is to be played once more, if anything. */
export async function sitDown(terminal, lines, fight) {
    const { session, seating } = fight;
    const seats = session.setup.seats.map(({ id }) => id);
    const people = seats.filter((_, at) => seating.policies[at] === null);
    const referee = seats[0];
    const sitting = {
        terminal,
        lines,
        play: new Play(session, seating.policies, null, fight.mind),
        people,
        referee,
        journal: fight.journal,
        resume: fight.resume,
        dice: fight.dice,
        map: fight.map,
        open: fight.open,
        viewer: people.find((seat) => seat !== referee) ?? people[0],
        covered: false,
        seen: new Map(),
        shown: '',
        pausing: people.includes(referee) && session.ply === 0,
        hinted: false,
        chosen: '',
        skipping: new Map(),
        secretAt: -1,
        again: null,
        turning: null,
        part: null,
        taught: fight.resumed,
    };
    introduce(sitting, fight);
    try {
        await playOn(sitting);
        if (sitting.again === null)
            farewell(sitting);
        return sitting.again;
    }
    catch (error) {
        if (error instanceof Interrupted)
            farewell(sitting);
        throw error;
    }
    finally {
        if (sitting.turning !== null)
            sitting.turning.signal.aborted = true;
    }
}
/** Says what the fight is, who plays whom, and where it is saved. */
function introduce(sitting, { session, seating, resumed, journal }) {
    const { terminal, play } = sitting;
    const { setup } = session;
    terminal.tell(terminal.colours.strong(setup.title || 'A fight'));
    const { about } = setup.encounter;
    if (typeof about === 'string')
        sayLines(sitting, [about.trim().replace(/\s+/g, ' ')], '');
    for (const note of setup.notes)
        sayLines(sitting, [`- ${note}`]);
    terminal.say();
    sayLines(sitting, [`${playersText(sitting, seating)} The fight is saved in ${journal}. Type ? for help.`], '');
    if (!terminal.plain)
        sayLines(sitting, legendOf(terminal, tableOf(sitting)).slice(0, 1), '');
    const told = play.told(sitting.viewer);
    for (const seat of [sitting.viewer, ...sitting.people])
        sitting.seen.set(seat, play.told(seat).length);
    if (!resumed)
        return;
    terminal.say();
    terminal.tell(`Resumed after ${count(play.done, 'command')}.${play.done > 0 ? ' The last of it:' : ''}`);
    sayLines(sitting, told.slice(-RECALLED).map(({ words }) => words));
}
/** So many lines of the log are told again when a fight goes on. */
const RECALLED = 6;
/** `You play Ada. The computer plays Corwin (aggressive).` */
function playersText(sitting, seating) {
    const { play, people, referee } = sitting;
    const { cards } = play.table(referee);
    const yours = cards.filter(({ seat }) => people.includes(seat)).map(({ who }) => who);
    const known = new Set(people.flatMap((seat) => play.table(seat).cards.map(({ who }) => who)));
    const others = cards.filter(({ seat, who }) => !people.includes(seat) && known.has(who));
    const policies = new Set(others.map(({ seat }) => seating.policies[play.seats.indexOf(seat)]?.id ?? ''));
    const isReferee = refereeIsHere(sitting) ? ', and are the referee' : '';
    const computer = others.length === 0
        ? ''
        : ` The computer plays ${others.map(({ who }) => who).join(', ')} (${[...policies].join(', ')}).`;
    return `You play ${yours.length === 0 ? 'nobody' : listText(yours)}${isReferee}.${computer}`;
}
function farewell({ terminal, play, referee, journal, resume }) {
    if (play.table(referee).fight.over) {
        const [self, name] = [selfName(), nameForShell(fightName(journal))];
        terminal.tell(`The fight is saved: "${self} replay ${name}" tells it again, "${self} verify ${name}" checks it.`);
        return;
    }
    terminal.tell(`The fight is saved in ${journal}. To go on:`);
    terminal.say(`  ${resume}`);
}
//# sourceMappingURL=begin.js.map