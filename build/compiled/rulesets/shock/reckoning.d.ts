import type { ShockScene } from './scene.ts';
/**
 * Puts the clock to another round, together with the rounds in which the mortally injured fell and first aid was tried;
 * of others nobody asks when they fell.
 */
export declare function setClock(scene: ShockScene, round: number): void;
//# sourceMappingURL=reckoning.d.ts.map