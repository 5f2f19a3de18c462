import { bodySquares } from '@fray/kernel/rules';
import { afresh } from '../../reading/encounter-file.js';
import { placed, startSquare } from '../../reading/grid-places.js';
import { refusalOf } from '../../reading/refusal.js';
import { combatant } from '../kinds/combatant.js';
import { IN } from '../words.js';
import { withCreatures } from './creatures.js';
import { reservedNames } from './roster.js';
import { file } from './schema.js';
import { settleSide } from './sides.js';
import { settleBond } from './summons.js';
/** The last round that there can be. */
const LAST_ROUND = 1000;
/**
 * Reads what commands bring with them: somebody who joins, creatures. One who joins without a square gets the one
 * where its side would have placed it at the start; a creature has none.
 */
export function readCommandValues(reader, roster) {
    const { fight } = reader;
    const { field, sides } = fight;
    const present = roster.filter(({ status }) => status === IN);
    const taken = new Set(present.flatMap(({ square, footprint }) => bodySquares(field.grid, square, footprint)));
    const fresh = () => withCreatures({ ...afresh(reader), fight: { ...fight, round: LAST_ROUND, joins: true } });
    return {
        readEntrant(name, given, side) {
            const read = file.readJoiner(fresh(), [name, given], reservedNames(sides), 'order-is-fixed', (r, fields) => {
                const one = combatant.from(r, fields);
                const sided = settleSide(side < 0 ? one : { ...one, side }, roster, fight);
                return settleBond(r, sided, fields, roster[sided.summoner]);
            });
            return placed(read, (one) => startSquare(field, sides, one, taken), 'grid');
        },
        readCreature(creature) {
            const r = fresh();
            const entrant = r.creature(creature, []);
            return entrant === null || r.problems.list.length > 0 ? refusalOf(r.problems, 'thrall') : entrant;
        },
    };
}
//# sourceMappingURL=in-command.js.map