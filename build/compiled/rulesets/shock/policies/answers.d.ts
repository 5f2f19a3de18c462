import type { Question } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/**
 * Answers at windows: what was held goes at the enemy that acts; a power whose moment has come is used; a blow that more AC
 * would stop is stopped, by a power or a quick spell where there is one, else by Total Defense where the hit matters; a Main
 * Action left over pays for a Snap Attack, or for Total Defense against mere Shock.
 */
export declare function answerWindow(scene: ShockScene, question: Question): number;
/** Steps in the way of an attack on its ward unless it would not stand the blow better than the ward. */
export declare function answerScreen(scene: ShockScene, question: Question): number;
//# sourceMappingURL=answers.d.ts.map