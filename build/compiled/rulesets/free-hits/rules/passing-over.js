import { refuse } from '../citing.js';
import { usualMelee } from './gear.js';
import { inZone } from './space.js';
import { detects, isAble, isIn } from './who.js';
/** Says why a unit is not offered a free hit that it would have by where it stands. `slots`: the free hits that it has left. */
export function passOffer(scene, hitter, other, cause, slots) {
    if (!isIn(scene, hitter) || !isIn(scene, other) || !inZone(scene, hitter, other))
        return;
    scene.passOver(hitter, cause, whyNotOffered(scene, hitter, other, cause, slots));
}
function whyNotOffered(scene, hitter, other, cause, slots) {
    const name = scene.name(hitter);
    if (!isAble(scene, hitter))
        return refuse('cannot-act', `${name} cannot act.`);
    if (cause !== 'tragedy-free-critical' && slots === 0) {
        return refuse('free-hit-slots', `${name} has no free hit left this round.`);
    }
    if (!detects(scene, hitter, other))
        return refuse('detection', `${name} does not detect ${scene.name(other)}.`);
    return usualMelee(scene, hitter) >= 0 ? null : refuse('weapon-in-hand', `${name} has nothing in hand to strike with.`);
}
//# sourceMappingURL=passing-over.js.map