import type { Pool, Who } from '@fray/kernel/rules';
import type { Tally } from '../citing.ts';
import type { Rider } from '../kinds/effects.ts';
import { type Cited, type ZonesScene } from '../scene.ts';
/** One weapon's worth of damage: its dice with a flat bonus in the pool, and what else it does. */
export interface Blow extends Rider {
    readonly name: string;
    /** None where only what comes with it matters. */
    readonly damage: Pool | null;
}
/** How a result is doubled: not at all, the dice alone (an attacker's 20), or all of it (an avoider's 1). */
export type Doubling = 'none' | 'dice' | 'all';
/**
 * What an attack that lands does: the damage of its dice, then what the striking weapon does besides to one who is
 * still up.
 */
export declare function dealDamage(scene: ZonesScene, attacker: Who, target: Who, main: Blow, second: Blow | null, doubling: Doubling, rule: Cited): void;
/** Takes armor off, where the table plays with it: after any doubling, to no less than 0. */
export declare function soak(scene: ZonesScene, target: Who, tally: Tally): void;
/** Takes the tally's total in hit points, and tells of it. */
export declare function hurt(scene: ZonesScene, target: Who, tally: Tally, rule: Cited): void;
//# sourceMappingURL=damage.d.ts.map