import { type Pool, type Who } from '@fray/kernel/rules';
import type { EscalationRule } from '../catalogue/rule-ids.ts';
import type { Tally } from '../citing.ts';
import { type EscalationScene } from '../scene.ts';
/** What an even number of dice of a size comes to on average: half of them times one more than their sides. */
export declare const averageOf: (count: number, sides: number) => number;
/**
 * Rolls an amount of damage or healing into the tally: so many dice for each Level where it says so. Five dice of a size
 * and more are counted as the table likes when `isDamage`: rolled out, partly averaged, or multiplied.
 */
export declare function rollAmount(scene: EscalationScene, who: Who, pool: Pool, perLevel: boolean, level: number, rule: EscalationRule, why: string, tally: Tally, isDamage?: boolean): void;
//# sourceMappingURL=amounts.d.ts.map