import { squaresBetween } from '@fray/kernel/rules';
import { areHostile, isAble } from '../rules/who.js';
/** Enemies next to whom one who is badly hurt goes on its guard. */
const PRESSED = 2;
/** The part of one's life below which one counts as badly hurt. */
const HURT = 0.4;
/** Whether one who is badly hurt stands among so many blades that Full-Defense, and the riposte with it, is worth more than a blow. */
export function isPressed(scene, row) {
    const { square, stress, wp, stressMax, wpMax, threat } = scene.now.combatant;
    const left = stress[row] + wp[row];
    if (threat[row] <= 0 || left > HURT * (stressMax[row] + wpMax[row]))
        return false;
    let near = 0;
    for (let other = 0; other < scene.combatants; other++) {
        if (!areHostile(scene, row, other) || !isAble(scene, other))
            continue;
        const yards = squaresBetween(scene.setup.plane, square[row], square[other]);
        if (yards <= Math.min(threat[other], threat[row]))
            near++;
    }
    return near >= PRESSED;
}
//# sourceMappingURL=guarding.js.map