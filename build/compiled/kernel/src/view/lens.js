import { REFEREE_SEAT } from '../setup.js';
const all = {
    seat: REFEREE_SEAT,
    referee: true,
    owns: () => true,
    vitals: () => 'exact',
    knows: () => true,
    presence: () => 'known',
    befriends: () => true,
    sees: () => true,
};
/** The referee's lens, which sees everything. */
export const everything = () => all;
/**
 * The lens with which a policy decides for a combatant: its seat's. The referee's seat sees everything, but its combatants
 * do not: they see as a seat would that had those of one side only. The referee's own decisions (row -1) see everything.
 */
export function lensFor(scene, row) {
    if (row < 0)
        return all;
    const { side, seat } = scene.now.combatant;
    const own = seat[row];
    if (own !== REFEREE_SEAT)
        return lensOf(scene, own);
    const team = side[row];
    return lensThrough(scene, own, (other) => seat[other] === REFEREE_SEAT && side[other] === team);
}
/** The lens of a seat. A seat sees exactly the sides on which it has a combatant, and other sides as the table allows. */
export function lensOf(scene, seat) {
    if (seat === REFEREE_SEAT)
        return all;
    const { seat: seats } = scene.now.combatant;
    return lensThrough(scene, seat, (row) => seats[row] === seat);
}
/** The lens of a seat that has these combatants. */
function lensThrough(scene, seat, owns) {
    const { side } = scene.now.combatant;
    const friends = new Set();
    for (let row = 0; row < scene.combatants; row++)
        if (owns(row))
            friends.add(side[row]);
    const vitals = (row) => {
        const of = side[row];
        return friends.has(of) ? 'exact' : (scene.setup.sides[of]?.hitPoints ?? 'exact');
    };
    const knows = (what, row) => friends.has(side[row]) || scene.setup.sides[side[row]]?.hides?.includes(what) !== true;
    return {
        seat,
        referee: false,
        owns,
        vitals,
        befriends: (row) => friends.has(side[row]),
        presence: (row) => (friends.has(side[row]) ? 'known' : (scene.setup.sides[side[row]]?.presence ?? 'here')),
        knows,
        sees: (column, row) => {
            if (column.sight === 'all')
                return true;
            if (column.sight === 'vital')
                return vitals(row) === 'exact';
            if (column.sight === 'defenses' || column.sight === 'abilities')
                return knows(column.sight, row);
            return column.sight === 'seat' && column.tableName === 'combatant' && owns(row);
        },
    };
}
//# sourceMappingURL=lens.js.map