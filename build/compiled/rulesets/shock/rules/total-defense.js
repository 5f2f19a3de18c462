import { refuse } from '../citing.js';
import { note } from '../events.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { isUp } from './who.js';
cite('total-defense', 'total-defense-needs-main');
/** Why the combatant cannot take Total Defense, or null. */
export function noTotalDefense(scene, who) {
    if (scene.now.combatant.mainSpent[who] === 1) {
        return refuse('total-defense-needs-main', `${scene.name(who)} has spent its Main Action of this round.`);
    }
    if (scene.now.combatant.totalDefense[who] === 1) {
        return refuse('total-defense', `${scene.name(who)} is in Total Defense already.`);
    }
    return null;
}
/** Total Defense: AC +2 and no Shock until the own next turn. The Main Action has been paid. */
export function defend(scene, who) {
    scene.conclude(who, -1, () => {
        if (!isUp(scene, who))
            return;
        scene.set(C.totalDefense, who, 1, 'total-defense');
        note['total-defense'](scene, who);
    });
}
//# sourceMappingURL=total-defense.js.map