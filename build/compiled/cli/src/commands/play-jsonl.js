import { createInterface } from 'node:readline';
import { Talk } from '@fray/host';
import { LIMITS, limitText } from '@fray/kernel';
import { Play } from '@fray/seat';
import { writeOut } from '../io/output.js';
import { freshSeed } from '../io/seed.js';
import { badInput, EXIT } from '../io/stop.js';
import { openSession, restoreSession } from '../play/open.js';
import { seatPersons } from '../play/seating.js';
import { keeperFor, readReactions, readSource } from './play.js';
/**
 * `fray play --jsonl`: a program plays, in lines of JSON on standard input and output (docs/jsonl.md). Ends when the program
 * says `quit`, or has no more to say. Returns the exit code.
 */
export async function playJsonl(encounter, options) {
    const source = await readSource(encounter, options);
    const { game, setup, saved } = source;
    const seating = seatPersons(game.rules, game.rules.open(setup), setup, {
        as: options.as ?? null,
        hotSeat: options.hotSeat === true,
        policy: options.policy ?? null,
        askReferee: options.askReferee === true,
    });
    const { policies } = seating;
    const seats = setup.seats.filter((_, at) => policies[at] === null).map(({ id }) => id);
    if (seats.length === 0)
        throw badInput('No seat is left to a person, so there is nothing for a program to play.');
    const seed = saved?.journal.head.seed ?? options.seed ?? freshSeed();
    const settings = readReactions(options.reactions);
    const dice = saved?.journal.head.dice ?? (options.realDice === undefined ? 'generator' : 'typed');
    const journal = keeperFor(source, options, seed);
    try {
        const session = openSession({ game, setup, seed, dice, seating, settings, journal });
        if (saved !== null)
            restoreSession(session, saved, options.resume ?? '');
        await converse(new Talk(new Play(session, policies), seats));
    }
    finally {
        journal.close();
    }
    return EXIT.done;
}
/** Hears lines and says what comes of them, until there is no more to hear. */
async function converse(talk) {
    const say = (lines) => {
        for (const line of lines)
            writeOut(`${JSON.stringify(line)}\n`);
    };
    say(talk.begin());
    for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
        if (text.length > LIMITS.line) {
            const reason = `This line is longer than ${limitText(LIMITS.line)} characters: say it in shorter ones.`;
            say([{ type: 'refused', re: null, rule: 'not-understood', reason }]);
        }
        else if (text.trim() !== '')
            say(await talk.hear(text));
        if (talk.isOver)
            return;
    }
}
//# sourceMappingURL=play-jsonl.js.map