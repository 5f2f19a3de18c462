import { formatProblem, readJournalText } from '@fray/files';
import { ASK_EVERYTHING, Session } from '@fray/kernel';
import { savedFight } from '../io/fights-folder.js';
import { noJournal } from '../io/journal.js';
import { badInput, sentenceOf } from '../io/stop.js';
import { readTextFile } from '../io/text-files.js';
/** A live fight at its beginning. */
export function openSession(o) {
    const { rules } = o.game;
    const isAway = (at) => {
        const policy = o.seating.policies[at] ?? null;
        return policy !== null && o.mind?.takes(policy) === true;
    };
    const fallback = o.seating.policies.find((p) => p !== null) ?? rules.policies.get('aggressive') ?? null;
    return new Session(rules, o.setup, {
        seed: o.seed,
        dice: o.dice,
        policies: o.seating.policies.map((policy, at) => (isAway(at) ? null : policy)),
        settings: o.setup.seats.map((_, at) => (isAway(at) ? ASK_EVERYTHING : (o.settings ?? ASK_EVERYTHING))),
        reactions: fallback,
        onLine: (line) => o.journal.onLine('fray' in line && o.habits !== undefined ? { ...line, seating: o.habits } : line),
    });
}
/** Reads a journal: a file, or the name of a fight in the folder of saved ones. Throws a {@link Stop} that says what is wrong with it and where. */
export async function readJournal(path) {
    const file = savedFight(path);
    const reading = await readJournalText(readTextFile(file), file);
    if ('problems' in reading)
        throw badInput(reading.problems.map(formatProblem).join('\n'));
    return reading;
}
/** A saved fight where its journal ended, for those who only look: nobody sits at it, and nothing is written. */
export function sessionOfSaved(saved, path) {
    const { seed, dice } = saved.journal.head;
    const seating = { policies: saved.setup.seats.map(() => null) };
    const session = openSession({ ...saved, seed, dice, seating, journal: noJournal });
    restoreSession(session, saved, path);
    return session;
}
/** Brings a session to where the journal ended. Throws a {@link Stop} where the journal does not play as it says. */
export function restoreSession(session, saved, path) {
    try {
        session.restore(saved.journal.lines);
    }
    catch (error) {
        throw badInput(`${path}: it does not play as it was saved: ${sentenceOf(error)} "fray verify ${path}" shows the first difference.`);
    }
}
//# sourceMappingURL=open.js.map