import type { WeaponSpeedScene } from './scene.ts';
/** Puts the clock to another round: nothing remembers which it is. */
export declare function setClock(scene: WeaponSpeedScene, round: number): void;
/** Only hits are special here. */
export declare const blowWord: () => string;
//# sourceMappingURL=reckoning.d.ts.map