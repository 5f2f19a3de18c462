import { randomBytes } from 'node:crypto';
import { findGame } from '@fray/files';
import { openHouse } from '@fray/host';
import { readFolder, takeFolder } from '../store/folder.js';
import { SqlitePasses } from '../store/passes.js';
import { SqliteStore } from '../store/sqlite-store.js';
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** A text that nobody can guess, of letters and digits that are not mistaken for each other: 24 of 5 bits each. */
const chance = () => Array.from(randomBytes(24), (byte) => LETTERS[byte % LETTERS.length]).join('');
/** Opens the fights of a data folder. */
export function fightsIn(folder, limits, version) {
    const store = new SqliteStore(folder, { fights: limits.fights, entries: limits.journalLines });
    const passes = new SqlitePasses(folder.database, store.writer);
    const house = openHouse({
        store,
        passes,
        game: async (ruleset) => {
            const game = await findGame(ruleset);
            return typeof game === 'string' ? null : game;
        },
        program: `fray ${version}`,
        now: Date.now,
        chance,
    });
    return { house, passes, store };
}
/** Does something with the fights of a data folder. Throws a {@link StoreProblem} where it cannot be had. */
export async function withFights(wishes, work) {
    const folder = wishes.readOnly ? readFolder(wishes.data) : takeFolder(wishes.data);
    const { house, store } = fightsIn(folder, wishes.limits, wishes.version);
    try {
        return await work(house);
    }
    finally {
        await house.stop();
        store.writer.flush();
        folder.close();
    }
}
//# sourceMappingURL=house.js.map