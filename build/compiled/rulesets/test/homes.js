import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
const root = join(import.meta.dirname, '../../..');
/** The folder with the encounters of a ruleset, from the repository's root: a ruleset in `examples` has its own. */
export const encountersFolder = (ruleset) => existsSync(join(root, 'examples', ruleset)) ? `examples/${ruleset}/encounters` : `encounters/${ruleset}`;
/** The encounters of a ruleset, by path from the repository's root. */
export const encounterFiles = (ruleset) => readdirSync(join(root, encountersFolder(ruleset)))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => `${encountersFolder(ruleset)}/${file}`);
//# sourceMappingURL=homes.js.map