import { formatLine, Session } from '@fray/kernel';
import { policyNamed } from '@fray/lab';
/** The policy that answers for persons: their reactions where they want that, and whatever a clock does not let wait. */
export const REACTIONS = 'aggressive';
/** The ruleset's own policy of that name, or null where it has none: those that search take longer than others may wait. */
export const policyOf = ({ rules }, name) => rules.policies.has(name) ? policyNamed(rules, name) : null;
/**
 * Plays a journal again with the rules as they are now. `engine` is the version of the ruleset with which all of it is known to
 * come out as written. Under another one every state and every event is compared with what was written: where all are the same
 * the fight is carried over; else it stands before the first command that comes out otherwise, and can only be looked at. Its
 * past is never changed.
 */
export function restoreUnder(game, setup, journal, engine) {
    const { id, version } = game.rules;
    if (engine === game.rules.version) {
        // The same rules have written all of it: where it leads is compared, and only where that differs every step.
        try {
            return { ...playedAgain(game, setup, journal, journal.lines, undefined, true), carriedOver: null, readOnly: null };
        }
        catch {
            // What is wrong, and where, is found below.
        }
    }
    let begun = 0;
    try {
        const whole = playedAgain(game, setup, journal, journal.lines, () => begun++);
        const { ply } = whole.session;
        const words = `The rules of ${id} were mended: this fight was played with version ${engine} and goes on with version ${version}. All ${ply} commands came out as they were.`;
        return { ...whole, carriedOver: engine === version ? null : words, readOnly: null };
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const before = standingBefore(game, setup, journal, begun);
        const { ply } = before.session;
        const versions = engine === version
            ? why
            : `It was played with version ${engine} of ${id}, and with version ${version}, which is here, it would have gone another way.`;
        const readOnly = `This fight can be looked at and not be played on: it stands after its first ${ply} commands. ${versions}`;
        return { ...before, carriedOver: null, readOnly };
    }
}
/** The fight before the command of that number among all that were ever given, or at its beginning where not even that comes out as it was. */
function standingBefore(game, setup, journal, number) {
    const { lines } = journal;
    let count = 0;
    let until = Math.max(0, lines.findIndex((line) => line.kind === 'move' && ++count === number));
    // What the command asked while it waited belongs to it.
    while (lines[until - 1]?.kind === 'open')
        until--;
    try {
        return playedAgain(game, setup, journal, lines.slice(0, until));
    }
    catch {
        return playedAgain(game, setup, journal, []);
    }
}
function playedAgain(game, setup, { head: { seed, dice } }, written, begins = () => undefined, trusting = false) {
    const lines = [];
    let isLive = false;
    const session = new Session(game.rules, setup, {
        seed,
        dice,
        reactions: policyOf(game, REACTIONS),
        onLine: (line) => {
            if (isLive)
                lines.push(formatLine(line));
        },
    });
    const watch = {
        move() {
            begins();
            return null;
        },
    };
    session.restore(written, watch, trusting);
    isLive = true;
    return { session, lines };
}
//# sourceMappingURL=engine.js.map