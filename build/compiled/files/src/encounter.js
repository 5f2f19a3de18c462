import { firstAlike } from './alike.js';
import { findGame } from './games.js';
import { readText } from './yaml.js';
/** Reads an encounter file. `fileName` is what problems call it. */
export async function readEncounterText(text, fileName) {
    const reading = readText(text, fileName);
    if (reading.problems.length > 0)
        return { problems: reading.problems };
    const { value } = reading;
    if (!isMap(value)) {
        const what = value === null || value === undefined ? 'This file is empty' : 'This file holds no map';
        const message = `${what}: an encounter says at least its "ruleset" and its "combatants".`;
        return { problems: [{ file: fileName, line: 1, column: 1, message }] };
    }
    const game = await findGame(value.ruleset);
    if (typeof game === 'string')
        return { problems: located([{ path: ['ruleset'], message: game }], reading, fileName) };
    const { setup, problems } = game.readEncounter(value);
    if (setup === null)
        return { problems: located(problems, reading, fileName) };
    return { setup, game, value };
}
/** Problems with their places in the file, in the order of the places; of those that mean the same, the first few. */
export function located(problems, { locate }, file) {
    return firstAlike(problems)
        .map(({ path, message, rule }) => {
        const place = { file, ...locate(path), message };
        return rule === undefined ? place : { ...place, rule };
    })
        .sort((a, b) => a.line - b.line || a.column - b.column);
}
/** Whether the value is a map: an object, and neither a list nor null. */
export const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
//# sourceMappingURL=encounter.js.map