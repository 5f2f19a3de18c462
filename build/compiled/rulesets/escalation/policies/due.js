import { begin } from '../actions/action.js';
import { end } from '../actions/waiting.js';
import { actorNow, isDying, isGasping } from '../rules/who.js';
import { SPIRIT } from '../words.js';
/** What is due first: a turn is begun; the Dying and the spirits have no more to do. */
export function dueFirst(scene, actor) {
    if (actorNow(scene) !== actor)
        return begin.make(actor);
    const { out, risen } = scene.now.combatant;
    const down = isDying(scene, actor) || isGasping(scene, actor) || out[actor] === SPIRIT || risen[actor] === 1;
    return down ? end.make(actor) : null;
}
//# sourceMappingURL=due.js.map