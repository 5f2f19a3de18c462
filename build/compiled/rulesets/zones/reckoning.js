import { F } from './tables.js';
/** Puts the clock to another round. Only Round 1, in which a side may be surprised, is unlike any other. */
export function setClock(scene, round) {
    if (scene.now.fight.round[0] >= 2)
        scene.set(F.round, 0, Math.max(2, round), 'round-structure');
}
/** A Character's natural 20, or the natural 1 of one who avoids, is critical; a Character's natural 1 marks its weapon. */
export const blowWord = (degree) => (degree > 0 ? 'critical' : 'natural 1');
//# sourceMappingURL=reckoning.js.map