import { hold } from '../actions/tactics.js';
import { usualMelee, usualMissile } from '../rules/gear.js';
import { moveRate } from '../rules/movement.js';
import { feetBetween, seesLine } from '../rules/space.js';
import { canReact } from '../rules/who.js';
import { ORDER_TABLE, SIDE } from '../tables.js';
import { legal, reachOfWeapon, shootsAs } from './common.js';
import { friends } from './spare.js';
/** Rounds in which it waits for enemies to come, rather than go to them. */
const ROUNDS = 12;
/**
 * Alone, it holds its attack where an enemy that it cannot get at will come to it in this very round: one with a blade,
 * near enough to walk or charge, whose side is still to act. The last side to act never waits, so that somebody always comes.
 */
export function waiting(scene, actor, foes) {
    const { mainSpent, moveSpent, retreating } = scene.now.combatant;
    const { round, place, phase } = scene.now.fight;
    if (mainSpent[actor] === 1 || moveSpent[actor] === 1 || phase[0] !== SIDE || round[0] > ROUNDS)
        return null;
    if (place[0] + 1 >= scene.rows(ORDER_TABLE))
        return null;
    if (friends(scene, actor).length > 1)
        return null;
    const reach = reachOfWeapon(scene, actor, usualMelee(scene, actor));
    // Who shoots or casts does more by going where it can.
    if (usualMissile(scene, actor) >= 0 || scene.fighter(actor).spells.length > 0)
        return null;
    let comes = false;
    for (const foe of foes) {
        const far = feetBetween(scene, actor, foe);
        if (far <= reach)
            return null;
        if (retreating[foe] === 1 || !isStillToCome(scene, foe))
            continue;
        if (shootsAs(scene, foe, far) || scene.fighter(foe).spells.length > 0)
            return null;
        comes ||= canReact(scene, foe) && far <= 2 * moveRate(scene, foe) + 5 && seesLine(scene, actor, foe);
    }
    return comes ? legal(scene, hold, actor) : null;
}
/** Whether its side acts later in this round. */
function isStillToCome(scene, row) {
    const { side } = scene.now.order;
    for (let at = scene.now.fight.place[0] + 1; at < scene.rows(ORDER_TABLE); at++) {
        if (side[at] === scene.now.combatant.side[row])
            return true;
    }
    return false;
}
//# sourceMappingURL=waiting.js.map