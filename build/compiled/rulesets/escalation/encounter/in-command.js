import { afresh } from '../../reading/encounter-file.js';
import { combatant } from '../kinds/combatant.js';
import { reservedNames } from './names.js';
import { file } from './schema.js';
/** Reads what commands bring with them: somebody who joins. */
export const readCommandValues = (reader) => ({
    readEntrant(name, given, side) {
        const r = { ...afresh(reader), joins: side };
        return file.readJoiner(r, [name, given], reservedNames(reader.sides), 'enemies-and-objects', combatant.from);
    },
});
//# sourceMappingURL=in-command.js.map