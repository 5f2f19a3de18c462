import { type Who } from '@fray/kernel/rules';
import { type Cited, type FreeHitsScene } from '../scene.ts';
/** Whether healing does anything for the unit: it is in the battle, or defeated and the healing revives. The dead stay dead. */
export declare function isHealable(scene: FreeHitsScene, who: Who, revives: boolean): boolean;
/**
 * One instance of healing. It does nothing for the fallen unless it revives; 6 hit points or more take one wound away,
 * which the healed unit's seat chooses where the wounds differ. Returns the hit points gained.
 */
export declare function heal(scene: FreeHitsScene, who: Who, amount: number, revives: boolean, rule: Cited): number;
/** One wound less. */
export declare function closeWound(scene: FreeHitsScene, who: Who): void;
//# sourceMappingURL=healing.d.ts.map