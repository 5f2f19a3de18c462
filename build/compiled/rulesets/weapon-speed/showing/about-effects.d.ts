import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts';
import type { Condition } from '../kinds/conditions.ts';
import type { Effect } from '../kinds/effects.ts';
/** What the fight, or the content that is looked at, has of conditions, by position. */
export type Conditions = readonly Condition[];
/** What effects do, a sentence each. */
export declare const effectLines: (effects: readonly Effect[], conditions: Conditions) => string[];
/** The rules by which effects are what they are. */
export declare const effectRules: (effects: readonly Effect[]) => WeaponSpeedRule[];
//# sourceMappingURL=about-effects.d.ts.map