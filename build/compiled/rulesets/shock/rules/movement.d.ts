import { type Refusal, type StepProblem, type Who } from '@fray/kernel/rules';
import type { ShockRule } from '../catalogue/rule-ids.ts';
import { type Cited, type ShockScene } from '../scene.ts';
/** Feet that the combatant moves with one Move Action; half, in whole steps, while prone. */
export declare function moveRate(scene: ShockScene, who: Who): number;
/** Whether a move of the combatant may end on the square, as far as it knows; with `all`, whether it can. */
export declare const mayEnd: (scene: ShockScene, who: Who, square: number, all?: boolean) => boolean;
/** The way of a move: the squares entered, in order, or why there is none. */
export type Way = {
    readonly path: readonly number[];
    readonly feet: number;
} | Refusal;
/** The rule that forbids a step, with a sentence. */
export declare function stepRefusal(scene: ShockScene, problem: StepProblem, to: number): Refusal;
/** The way to a square, along the given squares or by a cheapest way, within so many feet. `rule` is what a longer one breaks. */
export declare function wayTo(scene: ShockScene, who: Who, to: number, by: readonly number[], feet: number, rule: ShockRule, mayEndAnywhere?: boolean): Way;
/** The first step of a way that cannot be made, in words; null where all can. */
export declare function blockedStep(scene: ShockScene, who: Who, path: readonly number[]): Refusal | null;
/** Why the combatant cannot move from its square at all, or null. */
export declare function cannotMove(scene: ShockScene, who: Who): Refusal | null;
/** Whether the mover is within the range of an armed enemy. */
export declare function isThreatened(scene: ShockScene, who: Who): boolean;
/** Marks the Move Action (or the second one) as spent. */
export declare function spendMove(scene: ShockScene, who: Who, rule: Cited): void;
//# sourceMappingURL=movement.d.ts.map