import type { Who } from '@fray/kernel/rules';
import { type ZonesScene } from '../scene.ts';
/** Whether somebody of the mover's side in the same Zone covers its retreat. */
export declare function isCovered(scene: ZonesScene, mover: Who): boolean;
/** Enemies who may strike once, in roster order, when a Creature leaves its Zone: none where it is covered or has Disengaged. */
export declare function freeAttackers(scene: ZonesScene, mover: Who): number[];
/**
 * Everything that happens before a Creature leaves its Zone: unless it is covered or has disengaged, each enemy that is
 * Close may strike once, in roster order. Returns whether the mover can still go.
 */
export declare function passFreeAttacks(scene: ZonesScene, mover: Who): boolean;
//# sourceMappingURL=free-attacks.d.ts.map