import { seatOf } from '../base-facts.js';
import { isAsked } from '../events.js';
import { canonical, fingerprint } from '../state/fingerprint.js';
import { readAnswer } from '../table/table.js';
/**
 * Secret answers that everybody has learnt before they were taken back. When the same command is given in the same situation
 * they stand, so that nobody answers anew who knows what the others have answered.
 */
export class Shown {
    known = new Map();
    /** Remembers what commands that are taken back have shown. The scene is put to where each of them began. */
    learn(scene, gone) {
        for (const { command, events, before } of gone) {
            if (!events.some(isSecret))
                continue;
            scene.load(before);
            this.note(scene, command, events);
        }
    }
    /** Remembers what a command has shown; the scene stands where it began. */
    note(scene, command, events) {
        const given = new Map();
        const seats = new Set();
        for (const event of events) {
            if (!isAsked(event) || !event.secret)
                continue;
            given.set(event.to, event.answer);
            seats.add(seatOf(scene, event.to));
        }
        // One seat alone has learnt nothing that it did not know.
        if (seats.size > 1)
            this.known.set(keyOf(scene, command), given);
    }
    /** Takes over what another fight of the same beginnings has shown. */
    take(other) {
        for (const [key, given] of other.known)
            this.known.set(key, given);
    }
    /** Everything may be answered anew. */
    clear() {
        this.known.clear();
    }
    /** What the command's secret questions have been answered with in this situation, or null. */
    at(scene, command) {
        return this.known.size === 0 ? null : (this.known.get(keyOf(scene, command)) ?? null);
    }
}
/** The position of the answer that stands, or null where none does. */
export function standing(given, question) {
    const value = question.secret === true ? given.get(question.to) : undefined;
    const found = value === undefined ? null : readAnswer(question, value);
    return typeof found === 'number' ? found : null;
}
const isSecret = (event) => isAsked(event) && event.secret;
const keyOf = (scene, command) => `${fingerprint(scene)} ${canonical(command)}`;
//# sourceMappingURL=shown.js.map