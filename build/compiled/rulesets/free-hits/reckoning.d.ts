import type { FreeHitsScene } from './scene.ts';
import { degreeWord } from './words.ts';
/** How many wounds a unit has. */
export declare const injuries: (scene: FreeHitsScene, row: number) => number;
/** Puts the clock to another round (2 or later), with the rounds of wounds, effects and sickness. */
export declare function setClock(scene: FreeHitsScene, round: number): void;
/** How far up or down its ladder a blow went. */
export declare const blowWord: typeof degreeWord;
//# sourceMappingURL=reckoning.d.ts.map