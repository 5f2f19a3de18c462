var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
import { delimiter, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { addRuleset } from '@fray/rulesets';
import { exists } from './text-files.js';
const isGame = (value) => typeof value === 'object' && value !== null && 'rules' in value && 'readEncounter' in value;
/** Adds the ruleset that the file exports. Throws a sentence where it exports none. */
async function add(file) {
    if (!exists(file))
        throw new Error(`FRAY_RULESETS: there is no file ${file}.`);
    const module = await import(__rewriteRelativeImportExtension(pathToFileURL(resolve(file)).href));
    const games = Object.values(module).filter(isGame);
    if (games.length === 0)
        throw new Error(`FRAY_RULESETS: ${file} exports no ruleset (an object of the type Game).`);
    for (const game of games)
        addRuleset(game.rules.id, async () => game);
}
/**
 * Rulesets from elsewhere, for the command and its threads: `FRAY_RULESETS` lists files that export a `Game`, separated as
 * the folders in `PATH` are. Each process and thread calls this before it asks for a ruleset. Throws a sentence where a
 * file is none.
 */
export async function addOwnRulesets() {
    for (const file of (process.env.FRAY_RULESETS ?? '').split(delimiter))
        if (file !== '')
            await add(file);
}
//# sourceMappingURL=own-rulesets.js.map