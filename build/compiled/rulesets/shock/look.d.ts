import type { Lens } from '@fray/kernel/rules';
import type { ShockScene } from './scene.ts';
/** Whether the seat does not know where the combatant is: an enemy that none of its own can place. */
export declare function isHiddenFrom(scene: ShockScene, row: number, lens: Lens): boolean;
//# sourceMappingURL=look.d.ts.map