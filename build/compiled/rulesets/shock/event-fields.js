import { damageSum, data, hidden, named, squareName, thing, wordIn, } from '@fray/kernel/rules';
import { SKILLS } from './words.js';
/** A square; the empty text for none. */
export const square = thing('a square', (scene, at) => (at < 0 ? '' : squareName(scene.setup.grid, at)));
/** A weapon, by its name. */
export const weapon = named('a weapon', (scene, row) => scene.itemName(row));
/** An item, by its name; the empty text for none. */
export const itemRow = thing('an item', (scene, row) => (row < 0 ? '' : scene.itemName(row)));
/** A side, by its id. */
export const sideId = named('a side', (scene, side) => scene.setup.sides[side]?.id ?? '');
/** A door, by its name. */
export const door = thing('a door', (scene, at) => scene.setup.grid.doors[at] ?? '');
/** One of the skills. */
export const skill = (name) => wordIn(name, SKILLS);
/** An armor class with its parts, where it is more than the combatant's own number. */
export const acParts = hidden(data('ac', 'the AC with its parts, where it has several'), 'target', 'defenses');
/** Remarks on the numbers of an attack: on the weapon's Shock, and on the AC that it meets. */
export const remarks = hidden(hidden(data('notes', 'remarks on the number'), 'attacker', 'abilities'), 'target', 'defenses');
/** The first member of the side that rolls for initiative; -1 where it has none. */
const memberRolling = ({ now, combatants }, events, at) => {
    const { whose } = events[at];
    for (let row = 0; row < combatants; row++)
        if (now.combatant.side[row] === whose)
            return row;
    return -1;
};
/** What is secret of initiative, which the referee rolls for a side. */
export const initiativeSecrets = [
    { field: 'tally', by: 'rolls', of: memberRolling, leaves: 'nothing' },
    { field: 'tally', by: 'abilities', of: memberRolling, leaves: 'total' },
];
/** Damage with its parts: what the attacker adds, and what the target takes off. */
export const harm = damageSum('attacker', 'target');
//# sourceMappingURL=event-fields.js.map