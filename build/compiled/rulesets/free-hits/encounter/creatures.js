import { buildGrid } from '@fray/kernel/rules';
import { called } from '../../reading/encounter.js';
import { textOf } from '../../reading/reader.js';
import { combatant } from '../kinds/combatant.js';
/** A creature that is yet to be summoned stands nowhere and knows nobody. */
function nowhere() {
    const { grid, marks } = buildGrid({ size: [1, 1] });
    const field = { grid, marks, exits: 'edge', sound: false, written: {} };
    return { sides: [], field, seatOf: () => 0, names: [], round: 0, joins: false };
}
/** A reader that also knows the creatures of the content, each of which it reads once. */
export function withCreatures(parts) {
    const known = new Map();
    const underway = [];
    const creature = (id, path) => {
        const before = known.get(id);
        if (before !== undefined)
            return before;
        if (underway.includes(id)) {
            const circle = [...underway.slice(underway.indexOf(id)), id].join(', which calls ');
            const right = 'take the spell away from one of them';
            parts.problems.add(path, `A creature cannot call itself in the end (${circle}): ${right}.`);
            return null;
        }
        const fields = parts.content.named('combatants', id, path);
        underway.push(id);
        const named = called(textOf(fields.values.name) ?? id, fields);
        const entrant = fields.lost ? null : { ...combatant.from(apart, named), side: 0, reserve: 0 };
        underway.pop();
        known.set(id, entrant);
        return entrant;
    };
    const apart = { ...parts, fight: nowhere(), creature };
    return { ...parts, creature };
}
//# sourceMappingURL=creatures.js.map