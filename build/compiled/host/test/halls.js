import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, inProcess } from '@fray/client';
import { rulesets } from '@fray/rulesets';
import { parse } from 'yaml';
import { MemoryPasses, MemoryStore, openHouse } from '../src/index.js';
const root = join(import.meta.dirname, '../../..');
/** An encounter of the project as plain data. */
export const encounterOf = (file) => parse(readFileSync(join(root, file), 'utf8'));
/** Texts that are unlike each other, the same ones each time. */
export function chances(prefix = 'chance') {
    let n = 0;
    return () => `${prefix}-${++n}`;
}
/** Everything that a house needs, in memory. */
export function hostingOf(changes = {}) {
    const chance = chances();
    return {
        store: new MemoryStore(() => 0),
        passes: new MemoryPasses(chance),
        game: async (ruleset) => Object.hasOwn(rulesets, ruleset) ? await rulesets[ruleset]() : null,
        program: 'test 1',
        now: () => 0,
        chance,
        ...changes,
    };
}
/** A house with one fight of an encounter in it. */
export async function houseWith(encounter, { changes = {}, ...more } = {}) {
    const hosting = hostingOf(changes);
    const house = openHouse(hosting);
    const begun = await house.begin({ encounter, seed: 'seven', ...more });
    if ('problems' in begun)
        throw new Error(begun.problems[0]?.message);
    return { house, hosting, fight: begun.fight };
}
/** Goes in at a seat without a key. */
export const seatIn = (house, pass) => inProcess({ accept: (wire) => house.accept(wire, pass) });
/** Sits down at a seat. */
export const sit = (house, fight, seat, options = {}) => connect(seatIn(house, { fight, seat }), options);
/** Everything that is under way in the same process has been done. */
export async function settle() {
    for (let i = 0; i < 30; i++)
        await Promise.resolve();
}
//# sourceMappingURL=halls.js.map