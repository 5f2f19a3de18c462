import { type Who } from '@fray/kernel/rules';
import { type FreeHitsScene } from '../scene.ts';
/** Rungs of an attack: with a win on the d6 it is decided. */
export declare const ATTACK_RUNGS = 2;
/** Rungs of any other roll: as many as there are dice. */
export declare const ALL_RUNGS: 6;
/**
 * Climbs the ladder of a d20 that showed 20 (or goes down that of a 1): each die is won by its highest face only.
 * Returns the degree: 1 for a critical and one more for each win; negative for a 1; 0 for any other face.
 */
export declare function climb(scene: FreeHitsScene, natural: number, rungs: number, who: Who): number;
//# sourceMappingURL=ladder.d.ts.map