import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { rulesets } from '@fray/rulesets';
import { encounterFiles, encountersFolder } from '@fray/rulesets/test/homes';
import { parse } from 'yaml';
/** Ids of all rulesets. */
export const RULESETS = Object.keys(rulesets);
const folder = (ruleset) => new URL(`../../../${encountersFolder(ruleset)}/`, import.meta.url);
/** Names of the encounters of a ruleset that come with Fray. */
export const encountersOf = (ruleset) => encounterFiles(ruleset).map((file) => basename(file, '.yaml'));
/** An encounter that comes with Fray; `change` may alter its plain data. */
export async function ready(ruleset, name, change) {
    const raw = parse(readFileSync(new URL(`${name}.yaml`, folder(ruleset)), 'utf8'));
    change?.(raw);
    const game = await rulesets[ruleset]?.();
    if (game === undefined)
        throw new Error(`There is no ruleset ${ruleset}.`);
    const { setup, problems } = game.readEncounter(raw);
    if (setup === null)
        throw new Error(problems.map(({ message }) => message).join('\n'));
    return { rules: game.rules, setup };
}
//# sourceMappingURL=fights.js.map