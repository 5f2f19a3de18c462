import { bodySquares } from '@fray/kernel/rules';
import { readAmount } from '../../reading/dice.js';
import { afresh } from '../../reading/encounter-file.js';
import { placed, startSquare } from '../../reading/grid-places.js';
import { combatant } from '../kinds/combatant.js';
import { DEAD } from '../words.js';
import { reservedNames } from './reserved.js';
import { file } from './schema.js';
/**
 * Reads what commands bring with them: somebody who joins, dice. One who joins without a square gets the one where its
 * side would have placed it at the start.
 */
export function readCommandValues(reader, roster) {
    const { field, sides } = reader;
    const living = roster.filter(({ state }) => state < DEAD);
    const taken = new Set(living.flatMap(({ square, footprint }) => bodySquares(field.grid, square, footprint)));
    return {
        readEntrant(name, given, side) {
            const r = { ...afresh(reader), joins: side };
            const read = file.readJoiner(r, [name, given], reservedNames(sides), 'spell-content', combatant.from);
            return placed(read, (one) => startSquare(field, sides, one, taken), 'end-in-free-square');
        },
        readAmount,
    };
}
//# sourceMappingURL=in-command.js.map