import { listText } from '@fray/kernel/rules';
import { noMove } from '../actions/paying.js';
import { threatReach } from '../rules/legal.js';
import { cannotMove } from '../rules/movement.js';
import { mayStrike } from '../rules/opportunity.js';
import { feetBetween } from '../rules/space.js';
import { isHere, rowsWhere } from '../rules/who.js';
import { asSeen } from './as-seen.js';
import { namesIn } from './said.js';
/** Who strikes at one that runs out of its reach, as far as the viewer can know. */
export function cautions(scene, actor, lens) {
    if (cannotMove(scene, actor) !== null || noMove(scene, actor, 'run') !== null)
        return [];
    const names = asSeen(scene, lens, () => namesIn(scene, strikersOn(scene, actor)));
    if (names.length === 0)
        return [];
    const them = names.length === 1 ? 'it' : 'them';
    return [`A run out of the reach of ${listText(names)} lets ${them} strike first [run-aoo].`];
}
/** Enemies that may strike at the combatant when it leaves their reach. */
const strikersOn = (scene, actor) => rowsWhere(scene, (enemy) => isHere(scene, enemy) &&
    mayStrike(scene, enemy, actor) &&
    feetBetween(scene, enemy, actor) <= threatReach(scene, enemy));
//# sourceMappingURL=cautions.js.map