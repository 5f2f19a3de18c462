import type { AnyRuleset, AnyScene, Command, Question, Random, Underway } from '@fray/kernel';
import { type Arm, type Halving } from './arms.ts';
import type { AnyPolicy } from './rehearsal.ts';
import { type Thinking } from './thinking.ts';
/** How a policy tries out what it could do. */
export interface Ways extends Thinking {
    readonly id: string;
    readonly about: string;
    /** Rounds that are played on after each trial, the one that is on included. */
    readonly rounds: number;
    /** How many trials each of so many options gets. */
    readonly halving: (options: number) => Halving;
    /** When time is up, for one who begins to think now; null where only the trials count. */
    readonly until: (() => () => boolean) | null;
}
/** Something to decide, with what is needed to try it out: here, or in several places at once. */
export interface Pondering<T> {
    /** What may be done, what one would usually do first. */
    readonly arms: readonly Arm<T>[];
    readonly halving: Halving;
    /** The worth of one of the options in one trial; NaN where it cannot be done. The same trial gives the same again. */
    readonly worth: (option: T, trial: number) => number;
}
/** A policy that tries out what it could do, in trials that may be made anywhere. */
export interface TryingPolicy extends AnyPolicy {
    ponderCommand(scene: AnyScene, actor: number, random: Random): Pondering<Command>;
    /** Null where nothing can be tried out. */
    ponderAnswer(scene: AnyScene, question: Question, random: Random, underway: Underway<Command> | undefined): Pondering<number> | null;
}
/** Whether the policy tries things out. */
export declare const isTrying: (policy: AnyPolicy) => policy is TryingPolicy;
/** Standard errors by which another option must be better than the usual one. */
export declare const DOUBT = 1.5;
/**
 * A policy that carries out each of what it could do on imagined copies of the fight, the more promising the oftener, has
 * everybody play on by the rule of thumb, and takes what leaves its side best off.
 */
export declare function tryingPolicy(rules: AnyRuleset, base: AnyPolicy, ways: Ways): TryingPolicy;
//# sourceMappingURL=trying.d.ts.map