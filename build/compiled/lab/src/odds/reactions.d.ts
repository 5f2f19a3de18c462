import { type Answerer, type Branches, type Question, type Random } from '@fray/kernel';
import type { AnyPolicy } from '../simulate/seating.ts';
/**
 * Who answers what a resolution asks. `nobody`: reactions are declined, everything else takes its preset. A policy answers
 * for everybody; where it draws lots, every lot is followed. `best`: each seat takes the answer that is best for its own
 * side, knowing the dice rolled so far and none that are still to come. `sensible`: the same, but of its answers each seat
 * weighs only two, to do nothing and what {@link SENSIBLE} would do: far fewer ways.
 */
export type Reactions = 'nobody' | 'best' | 'sensible' | AnyPolicy;
/** The policy that says what somebody sensible might do. Every ruleset has it. */
export declare const SENSIBLE = "aggressive";
/** The answer of one who does not react: reactions are declined, other questions take their preset. */
export declare const declined: ({ decline, preset }: Question) => number;
/** Leaves every combatant's choice open; the referee's rulings and secret answers take their presets. */
export declare const everyChoice: (branches: () => Branches) => Answerer;
/** Leaves to each combatant two of its choices: to do nothing, and what the policy would do. */
export declare const sensibleChoices: (policy: AnyPolicy, branches: () => Branches) => Answerer;
/** The answers of one who never reacts. */
export declare const nobody: Answerer;
/** A policy's answers; `random` is where it draws lots. */
export declare const answersOf: (policy: AnyPolicy, random: Random) => Answerer;
//# sourceMappingURL=reactions.d.ts.map