import { formatProblem, readEncounterText } from '@fray/files';
import { Refused } from './app.js';
/** Problems that are told of one encounter. */
const MOST_PROBLEMS = 20;
/** Reads an encounter that somebody sent. Throws {@link Refused} with what is wrong with it, or where it is too large for this server. */
export async function readSent(given, ready, combatants) {
    const reading = await readEncounterText(textOf(given, ready), 'encounter');
    if ('problems' in reading) {
        const sentences = reading.problems.slice(0, MOST_PROBLEMS).map(formatProblem);
        throw new Refused(422, 'bad-encounter', sentences.join('\n'));
    }
    const { game, setup, value } = reading;
    const scene = game.rules.open(setup);
    if (scene.combatants > combatants) {
        throw new Refused(422, 'too-much', `This encounter has ${scene.combatants} combatants, and one has at most ${combatants} on this server.`);
    }
    return value;
}
/** The text of an encounter: of a ready one by its name, as YAML, or as plain data. */
function textOf(given, ready) {
    if (typeof given !== 'string')
        return JSON.stringify(given);
    if (given.includes('\n') || given.includes('{'))
        return given;
    const text = ready.read(given);
    if (text === null) {
        const known = ready.list.map(({ name }) => name).join(', ');
        throw new Refused(422, 'unknown-name', `There is no encounter of that name. There are: ${known}.`);
    }
    return text;
}
//# sourceMappingURL=encounters.js.map