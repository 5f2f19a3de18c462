import { type Who } from '@fray/kernel/rules';
import type { Tally } from '../citing.ts';
import type { Strike } from '../kinds/strikes.ts';
import { type Cited, type WeaponSpeedScene } from '../scene.ts';
export declare const THREE_D6: import("@fray/kernel/rules").Pool;
/** The check dice of the table: a d20, or 3d6. */
export declare const checkDice: (scene: WeaponSpeedScene) => import("@fray/kernel/rules").Pool;
/**
 * Rolls the check dice into a tally and returns their natural total. No natural result decides by itself: what counts is
 * whether it is at least `needs`, and at least `more`.
 */
export declare const rollCheck: (scene: WeaponSpeedScene, who: Who, rule: Cited, why: string, tally: Tally, needs: number, more?: number) => number;
/** Makes a check with a flat bonus against a number; equal succeeds. `tn`: the parts of that number, where Heal makes it. */
export declare function check(scene: WeaponSpeedScene, who: Who, what: 'casting' | 'heal', bonus: number, source: string, against: number, rule: Cited, tn?: Tally | null): boolean;
/** The natural total from which this attack is critical; the usual one also where the dice cannot show what it states. */
export declare function critFrom(scene: WeaponSpeedScene, { critOn }: Strike): number;
//# sourceMappingURL=checks.d.ts.map