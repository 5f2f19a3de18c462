import { enterColumns } from '../../kinds/columns.js';
import { combatantFields } from '../kinds/combatant.js';
import { cite } from '../scene.js';
import { C, ITEM, ITEM_TABLE } from '../tables.js';
import { layOngoing } from './effects.js';
import { layHindrance } from './hindrances.js';
cite('level-and-skill', 'attributes', 'content-is-data', 'armor-points', 'usage-track', 'starting-zones');
/** Puts a combatant into the fight with everything it begins with; returns its row. */
export function admit(scene, entrant, rule) {
    const row = scene.join(entrant, entrant.name, rule);
    scene.set(C.side, row, entrant.side, rule);
    scene.set(C.seat, row, entrant.seat, rule);
    scene.set(C.present, row, 1, rule);
    scene.set(C.character, row, entrant.character ? 1 : 0, rule);
    scene.set(C.zone, row, entrant.zone, rule);
    scene.set(C.initiative, row, entrant.initiative ?? 0, rule);
    enterColumns(scene, C, row, combatantFields, entrant, rule);
    if (entrant.attitude !== '') {
        scene.set(C.attitude, row, scene.keep(entrant.attitude), 'reaction-predetermined');
        scene.set(C.attitudeSet, row, 1, 'reaction-predetermined');
    }
    entrant.items.forEach((carried, slot) => {
        const item = scene.open(ITEM_TABLE);
        scene.set(ITEM.holder, item, row, rule);
        scene.set(ITEM.origin, item, row, rule);
        scene.set(ITEM.slot, item, slot, rule);
        scene.set(ITEM.place, item, carried.place, rule);
        scene.set(ITEM.marked, item, carried.marked, rule);
    });
    if (entrant.ongoing !== null)
        layOngoing(scene, row, entrant.ongoing);
    for (const hindrance of entrant.hindrances)
        layHindrance(scene, row, hindrance);
    return row;
}
//# sourceMappingURL=entering.js.map