import type { Who } from '@fray/kernel/rules';
import { type Cited, type ZonesScene } from '../scene.ts';
/** Takes hit points away, never below 0; at 0 the Creature is Out of Action at once. */
export declare function loseHitPoints(scene: ZonesScene, who: Who, amount: number, rule: Cited): void;
/** Out of Action: its Ongoing Damage and hindrances end with it. */
export declare function fall(scene: ZonesScene, who: Who): void;
/** Gives hit points back, never above the maximum; with 1 or more a fallen Creature fights again where it lies. */
export declare function heal(scene: ZonesScene, who: Who, amount: number): void;
//# sourceMappingURL=wounds.d.ts.map