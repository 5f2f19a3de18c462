import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEncounterText } from '@fray/files';
import { Session } from '@fray/kernel';
import { encounterFiles } from '@fray/rulesets/test/homes';
import { Play } from '../src/index.js';
const root = join(import.meta.dirname, '..', '..', '..');
/** The ready encounters of a ruleset, by path. */
export const readyEncounters = encounterFiles;
/** A fight of a ready encounter in which persons have all seats. */
export async function sitDown(file, seed) {
    const reading = await readEncounterText(readFileSync(join(root, file), 'utf8'), file);
    if ('problems' in reading)
        throw new Error(`${file} cannot be read.`);
    const { game, setup } = reading;
    const session = new Session(game.rules, setup, { seed });
    return new Play(session, setup.seats.map(() => null));
}
/** Ids of all seats of a fight. */
export const seatsOf = ({ session }) => session.setup.seats.map(({ id }) => id);
/** One of a list. */
export const oneOf = (list, random) => list[random(list.length)];
/** All acts in a row. */
export const actsIn = (acts) => acts.groups.flatMap((group) => group.acts);
//# sourceMappingURL=tables.js.map