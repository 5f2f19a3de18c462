import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoreProblem, USUAL_LIMITS, usualFolder, withFights } from '@fray/server';
import { cannotWrite } from '../io/file-errors.js';
import { version } from '../io/made.js';
import { badInput, sentenceOf } from '../io/stop.js';
import { readTextFile } from '../io/text-files.js';
import { writeNewFile } from '../io/writing.js';
/** Does something with the fights of a data folder. Throws a {@link Stop} where it cannot be had. */
async function inFolder({ data = usualFolder() }, readOnly, work) {
    try {
        return await withFights({ data, readOnly, limits: USUAL_LIMITS, version: version() }, work);
    }
    catch (error) {
        throw error instanceof StoreProblem ? badInput(error.message) : error;
    }
}
const unknownFight = (fight) => badInput(`There is no fight "${fight}": "fray fights list" shows those that there are.`);
/** `fray fights list`. */
export async function listFights(terminal, options) {
    const fights = await inFolder(options, true, (house) => house.list());
    if (options.json === true)
        return terminal.say(JSON.stringify(fights, null, 2));
    for (const { fight, changed, ruleset, over, title } of fights) {
        const day = new Date(changed).toISOString().slice(0, 16).replace('T', ' ');
        terminal.say(`${fight}  ${day}  ${over ? 'over     ' : 'under way'}  ${ruleset}: ${title}`);
    }
    if (fights.length === 0)
        terminal.say('There are no fights.');
}
/** `fray fights export`: one fight into a file, or all into a folder. */
export async function exportFights(terminal, fight, file, options) {
    const { all } = options;
    if ((fight === undefined) === (all === undefined))
        throw badInput('Say which fight, or --all FOLDER for all of them.');
    await inFolder(options, true, async (house) => {
        const wanted = fight === undefined ? (await house.list()).map((one) => one.fight) : [fight];
        if (all !== undefined)
            makeFolder(all);
        for (const id of wanted) {
            const journal = await house.journal(id);
            if (journal === null)
                throw unknownFight(id);
            const path = all === undefined ? (file ?? nameOf(id)) : join(all, nameOf(id));
            writeNewFile(path, journal.replace(/\n$/, ''));
            terminal.say(`${path}: the fight ${id}`);
        }
    });
}
const nameOf = (fight) => `${fight}.journal.jsonl`;
function makeFolder(path) {
    try {
        mkdirSync(path, { recursive: true });
    }
    catch (error) {
        throw cannotWrite(path, error, 'Name another folder.');
    }
}
/** `fray fights import`: journals become fights of the server. */
export async function importFights(terminal, journals, options) {
    const texts = journals.map((path) => [path, readTextFile(path)]);
    await inFolder(options, false, async (house) => {
        for (const [path, text] of texts) {
            const { fight } = await house.take(text).catch((error) => {
                throw badInput(`${path}: ${sentenceOf(error)}`);
            });
            terminal.say(`${path} is the fight ${fight}; "fray serve --links ${fight}" makes the links to its seats.`);
        }
    });
}
/** `fray fights delete`. */
export async function deleteFights(terminal, ids, options) {
    await inFolder(options, false, async (house) => {
        const known = new Set((await house.list()).map(({ fight }) => fight));
        for (const id of ids)
            if (!known.has(id))
                throw unknownFight(id);
        for (const id of ids) {
            await house.delete(id);
            terminal.say(`The fight ${id} is deleted.`);
        }
    });
}
//# sourceMappingURL=fights.js.map