import type { Effect } from '../kinds/effects.ts';
import type { Strike } from '../kinds/strikes.ts';
import type { WeaponSpeedScene } from '../scene.ts';
/** What a strike deals on average when it hits, all strikes together, in tenths. */
export declare function worthOf({ damage, strikes, crit }: Strike): number;
/**
 * What effects are worth on one combatant, in tenths of a point of damage: what they deal to an enemy, or give a friend
 * that it lacks. What is there already is worth nothing.
 */
export declare function worthOfEffects(scene: WeaponSpeedScene, effects: readonly Effect[], target: number): number;
/** How many Wound Points effects restore on average; 0 for those that restore none. */
export declare function healingOf(effects: readonly Effect[]): number;
//# sourceMappingURL=worth.d.ts.map