import { type AnyRuleset, type AnyScene } from '@fray/kernel';
/** How good a situation is for a side, by the side's position. Whole numbers are compared exactly. */
export type Measure = (scene: AnyScene, side: number) => number;
/** How much of its life a combatant has left, all pools together; 0 where it can no longer fight or nothing says so. */
export declare function lifeOf(rules: AnyRuleset, scene: AnyScene, row: number): number;
/** The life of the side's combatants that can still fight, less that of all others who can. */
export declare const lifeMargin: (rules: AnyRuleset) => Measure;
//# sourceMappingURL=measure.d.ts.map