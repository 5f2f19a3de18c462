import { loadEncounter, readyEncounters } from '../io/encounters.js';
import { readTextFile } from '../io/text-files.js';
/** The encounters that come with Fray, as a server offers them. */
export function readyOnes() {
    const ready = readyEncounters().filter(({ measures }) => !measures);
    return {
        list: ready.map(({ typed, ruleset, title, line }) => ({ name: typed, ruleset, title, line })),
        read: (name) => {
            const found = ready.find(({ typed, name: short, ruleset }) => typed === name || `${ruleset}/${short}` === name);
            return found === undefined ? null : readTextFile(found.path);
        },
    };
}
/** What the file of an encounter says, or a ready one. Throws a {@link Stop} with every mistake that it has. */
export const readEncounter = async (given) => (await loadEncounter(given)).value;
//# sourceMappingURL=encounters.js.map