import { afresh } from '../../reading/encounter-file.js';
import { placed } from '../../reading/grid-places.js';
import { reservedNames as reserved } from '../../reading/names.js';
import { isMap } from '../../reading/problems.js';
import { ownFields } from '../../reading/reader.js';
import { combatant } from '../kinds/combatant.js';
import { injury } from '../kinds/injuries.js';
import { DEAD, FLED } from '../words.js';
import { startSquare } from './places.js';
import { file } from './schema.js';
/** Words that cannot be names in a fight of these sides. */
export const reservedNames = ({ list }) => reserved(['take', 'each'], list);
/** Reads what commands bring with them: somebody who joins, an injury. */
export function readCommandValues(reader, roster) {
    const { field, sides } = reader;
    const taken = new Set(roster.filter(({ state }) => state !== DEAD && state !== FLED).map(({ square }) => square));
    return {
        readEntrant(name, given, side) {
            const r = { ...afresh(reader), side };
            const read = file.readJoiner(r, [name, given], reservedNames(sides), 'join-initiative', combatant.from);
            return placed(read, (one) => startSquare(field, sides, one.side, taken), 'battlefield-yards');
        },
        readInjury: (raw) => file.readBrought({ ...afresh(reader), side: -1 }, raw, injury.map, 'combat-injury-empty-table', (r) => injury.from(r, ownFields(isMap(raw) ? raw : {}, []))),
    };
}
//# sourceMappingURL=in-command.js.map