import { type DuelGraph, type Step } from './duel-graph.ts';
import { type Fraction } from './fraction.ts';
/** How a fight ends, from its beginning: for each kind of end its chance. */
export interface Solution {
    /** By the sides' positions, then no winner, then never (stuck, or going round for ever). */
    readonly chances: readonly number[];
    /** No chance is off by more than this. */
    readonly error: number;
    /** The same exactly, where it was wanted. */
    readonly exact: readonly Fraction[] | null;
    /** Situations of the largest set that one can go round in; 1 or 0 where nothing comes again. */
    readonly cycle: number;
}
/**
 * Groups of situations that lead to each other, those first that come later in the fight (Tarjan's algorithm, with a
 * stack of its own: fights are deep).
 */
export declare function groupsOf(steps: readonly (readonly Step[])[]): number[][];
/** Solves a fight with floating-point numbers, whose error is bounded; exactly as well where that is wanted. */
export declare function solve({ steps }: DuelGraph, sides: number, exactly: boolean): Solution;
//# sourceMappingURL=duel-solve.d.ts.map