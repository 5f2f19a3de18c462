import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatProblem, readEncounterText } from '@fray/files';
import { parse } from 'yaml';
import { rulesetIds, unknown } from './games.js';
import { badInput } from './stop.js';
import { exists, filesBelow, isFolder, readTextFile } from './text-files.js';
const FOLDER = fileURLToPath(new URL('../../../../encounters/', import.meta.url));
/** The encounters that come with Fray, ruleset by ruleset, in the order in which they are offered. */
export function readyEncounters() {
    const ready = [];
    for (const ruleset of rulesetIds()) {
        const folder = `${FOLDER}${ruleset}/`;
        const index = `${FOLDER}${ruleset}.yaml`;
        if (!exists(index))
            continue;
        for (const { file, title, line, measures = false } of parse(readTextFile(index))) {
            const name = file.replace(/\.[a-z]+$/, '');
            ready.push({ name, typed: name, path: folder + file, ruleset, title, line, measures });
        }
    }
    const isAlone = (name) => ready.filter((e) => e.name === name).length === 1;
    return ready.map((e) => (isAlone(e.name) ? e : { ...e, typed: `${e.ruleset}/${e.name}` }));
}
/** The file of an encounter given by its path or by the name of a ready one. Throws a {@link Stop} where there is none. */
export function findEncounter(given) {
    if (exists(given) && !isFolder(given))
        return { path: given, name: nameOf(given) };
    const ready = readyEncounters();
    const wanted = given.toLowerCase();
    const found = ready.filter((e) => e.name === wanted || `${e.ruleset}/${e.name}` === wanted);
    if (found.length === 1)
        return found[0];
    if (found.length > 1) {
        const names = found.map(({ typed }) => typed);
        throw badInput(`Several encounters are called "${given}": say ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`);
    }
    const known = ready.map((e) => e.typed);
    if (/[.\\]/.test(given) || (given.includes('/') && !rulesetIds().includes(wanted.split('/')[0])))
        readTextFile(given);
    throw badInput(`${unknown('encounter', given, known)} Give one of these names, or the path of an encounter file.`);
}
const nameOf = (path) => basename(path).replace(/\.(ya?ml|json)$/i, '');
/** Reads an encounter. Throws a {@link Stop} with every mistake that it has. */
export async function loadEncounter(given) {
    const { path, name } = findEncounter(given);
    const reading = await readEncounterText(readTextFile(path), path);
    if ('problems' in reading)
        throw badInput(reading.problems.map(formatProblem).join('\n'));
    return { game: reading.game, setup: reading.setup, value: reading.value, name, path };
}
/** The files that a person means by paths of files and folders. Throws a {@link Stop} for one that leads nowhere. */
export function expandPaths(paths, endings) {
    return paths.flatMap((path) => {
        if (!isFolder(path)) {
            if (!exists(path))
                readTextFile(path);
            return [path];
        }
        const files = filesBelow(path, endings);
        if (files.length === 0)
            throw badInput(`${path}: the folder holds no ${endings.join(', ')} file.`);
        return files;
    });
}
//# sourceMappingURL=encounters.js.map