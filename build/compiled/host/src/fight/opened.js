import { parseJournal, REFEREE_SEAT } from '@fray/kernel';
import { Play } from '@fray/seat';
import { policyOf, restoreUnder } from './engine.js';
import { readEntry } from './entry.js';
import { firstSeating } from './seating.js';
/** A fight cannot be opened; the message is a sentence for people. */
export class CannotOpen extends Error {
    name = 'CannotOpen';
}
/** Opens a fight from its entries, all of them. Throws {@link CannotOpen} where it cannot be. */
export async function openEntries({ game: gameOf }, entries) {
    const answers = new Map();
    const text = [];
    let kept = null;
    let seating = null;
    let engine = null;
    for (const entry of entries) {
        const { head, lines } = readEntry(entry.text);
        if (head.answer !== null)
            answers.set(entry.id, head.answer);
        kept = head.kept ?? kept;
        seating = head.seating ?? seating;
        engine = head.engine ?? engine;
        for (const line of lines)
            text.push(line);
    }
    const journal = readJournal(text);
    const { ruleset, encounter, rulesetVersion } = journal.head;
    const game = await gameOf(ruleset);
    if (game === null)
        throw new CannotOpen(`This fight is of the ruleset "${ruleset}", which is not here.`);
    const { setup } = game.readEncounter(encounter);
    if (setup === null)
        throw new CannotOpen('The encounter of this fight cannot be read any more.');
    const { session, lines, carriedOver, readOnly } = restoreUnder(game, setup, journal, engine ?? rulesetVersion);
    const play = new Play(session, setup.seats.map(() => null), kept);
    return {
        game,
        setup,
        session,
        play,
        lines,
        version: entries.at(-1)?.version ?? 0,
        seating: seating ?? firstSeating(setup),
        ...{ answers, carriedOver, readOnly },
    };
}
function readJournal(lines) {
    try {
        return parseJournal(`${lines.join('\n')}\n`);
    }
    catch (error) {
        throw new CannotOpen(error instanceof Error ? error.message : String(error));
    }
}
/** Puts policies and the referee to the seats that they play for. */
export function seatThem({ game, setup, play }, by) {
    setup.seats.forEach(({ id }, at) => {
        const who = by(id);
        play.policies[at] = who === 'person' || who === 'referee' ? null : policyOf(game, who);
        if (who === 'referee' && at !== REFEREE_SEAT)
            play.handedOver.add(at);
        else
            play.handedOver.delete(at);
    });
}
//# sourceMappingURL=opened.js.map