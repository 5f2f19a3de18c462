import { type AnyScene, type RollEvent } from '@fray/kernel';
import type { CaseHabits } from './case-habits.ts';
/**
 * A roll as cases write it: `Ada attack 10+2=12 vs 12 pass`, with two dice `Rue attack [15,8] 8+3=11 vs 12 fail`, without
 * a number to reach `side 3` or `reaction 9+2=11 helpful`. With `parts` every part that counts is there, nothing as +0;
 * with `rest` the dice, added up, and the sum of everything else: `Ann attack 11+4=15 vs 16 fail`.
 */
export declare function formatRoll(scene: AnyScene, roll: RollEvent, sums?: CaseHabits['sums']): string;
//# sourceMappingURL=case-rolls.d.ts.map