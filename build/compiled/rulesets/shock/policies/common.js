import { breakLoose } from '../actions/wrestling.js';
import { meleeMode, missileMode, modeOf, usualMissile } from '../rules/gear.js';
import { reachWith } from '../rules/legal.js';
/** The action's command with those values if it may be given now, else null. */
export function legal(scene, action, actor, values) {
    const command = action.make(actor, values);
    return action.check(scene, command) === null ? command : null;
}
/** Whether any Move Action is at hand. */
export const hasMove = (scene, actor) => scene.now.combatant.moveSpent[actor] === 0 || scene.now.combatant.secondMove[actor] === 1;
/** Whether an attack can still be paid for. */
export const hasMain = (scene, actor) => scene.now.combatant.mainSpent[actor] === 0 || scene.now.combatant.attacksLeft[actor] > 0;
/** Feet that the combatant reaches with the weapon. */
export const reachOfWeapon = (scene, actor, weapon) => reachWith(scene, actor, modeOf(scene, weapon, Math.max(0, meleeMode(scene.kind(weapon)))));
/** Breaking out of a grapple, or null where that cannot be tried. */
export function breakOut(scene, actor) {
    return legal(scene, breakLoose, actor);
}
/** Whether it has something in hand to shoot or throw with at that distance. */
export function shootsAs(scene, row, feet) {
    const missile = usualMissile(scene, row);
    if (missile < 0)
        return false;
    const kind = scene.kind(missile);
    return feet <= (kind.modes[missileMode(kind)]?.range.most ?? 0);
}
//# sourceMappingURL=common.js.map