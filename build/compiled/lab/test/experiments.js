import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesets } from '@fray/rulesets';
import { parse } from 'yaml';
/** A ready encounter for each ruleset, each quick to play. */
export const READY = [
    'zones/plain',
    'shock/plain',
    'free-hits/churchyard',
    'weapon-speed/clock-yard',
    'escalation/toll-house',
];
const ENCOUNTERS = join(import.meta.dirname, '../../../encounters');
/** The ruleset of a ready encounter. */
export const gameOf = (ready) => {
    const load = rulesets[ready.split('/')[0]];
    if (load === undefined)
        throw new Error(`There is no ruleset for ${ready}.`);
    return load();
};
/** An experiment with a ready encounter, every side played by `aggressive` unless said otherwise. */
export async function experimentWith(ready, more = {}) {
    const { rules, ...game } = await gameOf(ready);
    const { setup } = game.readEncounter(parse(readFileSync(join(ENCOUNTERS, `${ready}.yaml`), 'utf8')));
    if (setup === null)
        throw new Error(`${ready} cannot be read.`);
    return {
        ruleset: rules.id,
        encounter: setup.encounter,
        policies: { otherwise: 'aggressive', sides: {} },
        seed: 'oak',
        limit: 10_000,
        ...more,
    };
}
//# sourceMappingURL=experiments.js.map