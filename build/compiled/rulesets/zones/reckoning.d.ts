import type { ZonesScene } from './scene.ts';
/** Puts the clock to another round. Only Round 1, in which a side may be surprised, is unlike any other. */
export declare function setClock(scene: ZonesScene, round: number): void;
/** A Character's natural 20, or the natural 1 of one who avoids, is critical; a Character's natural 1 marks its weapon. */
export declare const blowWord: (degree: number) => string;
//# sourceMappingURL=reckoning.d.ts.map