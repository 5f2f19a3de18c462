import type { Lens } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/** Names of the weapons with which the target could be attacked from where both stand. */
export declare function armsAt(scene: ShockScene, row: number, target: number, lens: Lens): string[];
/** Names of the harmful spells that reach the target from where both stand. */
export declare function spellsAt(scene: ShockScene, row: number, target: number, lens: Lens): string[];
/** The farthest that anything at hand of the combatant goes, in feet, as far as the lens knows. */
export declare function farthest(scene: ShockScene, row: number, lens: Lens): number;
//# sourceMappingURL=arms.d.ts.map