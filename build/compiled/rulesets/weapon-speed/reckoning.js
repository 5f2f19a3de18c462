import { F } from './tables.js';
/** Puts the clock to another round: nothing remembers which it is. */
export function setClock(scene, round) {
    if (scene.now.fight.round[0] >= 2)
        scene.set(F.round, 0, Math.max(2, round), 'combat-procedure');
}
/** Only hits are special here. */
export const blowWord = () => 'critical';
//# sourceMappingURL=reckoning.js.map