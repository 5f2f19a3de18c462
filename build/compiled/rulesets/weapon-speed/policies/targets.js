import { squaresBetween } from '@fray/kernel/rules';
import { freePlace } from '../rules/gear.js';
import { areHostile, isAble, isDown, isHere } from '../rules/who.js';
import { ON_GROUND } from '../words.js';
/** The nearest enemy that is able, or -1; `at` is where one looks from. */
export function nearestFoe(scene, actor, at) {
    const { square } = scene.now.combatant;
    const { plane } = scene.setup;
    let best = -1;
    let least = 0x7fffffff;
    for (let row = 0; row < scene.combatants; row++) {
        if (!areHostile(scene, actor, row) || !isAble(scene, row))
            continue;
        const yards = squaresBetween(plane, at, square[row]);
        if (yards < least) {
            least = yards;
            best = row;
        }
    }
    return best;
}
/** The able enemy within so many yards that is nearest to its end, or -1. */
export function weakestFoe(scene, actor, yards) {
    const { square, stress, wp } = scene.now.combatant;
    const { plane } = scene.setup;
    const here = square[actor];
    let best = -1;
    let least = 0x7fffffff;
    for (let row = 0; row < scene.combatants; row++) {
        if (!areHostile(scene, actor, row) || !isAble(scene, row))
            continue;
        if (squaresBetween(plane, here, square[row]) > yards)
            continue;
        const left = stress[row] + wp[row];
        if (left < least) {
            least = left;
            best = row;
        }
    }
    return best;
}
/** The ally (oneself included) within so many yards that is down and not Stabilized and worst off, or -1. */
export function worstFriend(scene, actor, yards, below) {
    const { square, wp } = scene.now.combatant;
    let best = -1;
    let least = below;
    for (let row = 0; row < scene.combatants; row++) {
        if (areHostile(scene, actor, row) || !isHere(scene, row))
            continue;
        if (squaresBetween(scene.setup.plane, square[actor], square[row]) > yards)
            continue;
        const left = wp[row];
        if (left < least) {
            least = left;
            best = row;
        }
    }
    return best;
}
/** The weapon on the ground that is nearest, within so many yards, or -1. */
export function nearestWeapon(scene, actor, yards) {
    const { place, square } = scene.now.item;
    const here = scene.now.combatant.square[actor];
    let best = -1;
    let least = yards + 1;
    for (let item = 0; item < scene.items; item++) {
        if (place[item] !== ON_GROUND || scene.kind(item).attacks.length === 0)
            continue;
        const away = squaresBetween(scene.setup.plane, here, square[item]);
        if (away >= least || freePlace(scene, actor, item) < 0)
            continue;
        least = away;
        best = item;
    }
    return best;
}
/** Whether somebody is down and would be helped by a Heal check. */
export const isPatient = (scene, row) => isHere(scene, row) && isDown(scene, row) && scene.now.combatant.stabilized[row] === 0;
//# sourceMappingURL=targets.js.map