import { type AnyRuleset, type AnyScene, type Command } from '@fray/kernel';
import { type Happening, type Reading } from './reading.ts';
import type { Odds, OddsWishes, Situation } from './results.ts';
/** A roll that passes or fails and is no attack: how it went. */
export interface CheckResult {
    /** Who rolls, -1 for the referee. */
    readonly who: number;
    /** What is rolled for, and the rule that calls for it. */
    readonly what: string;
    readonly rule: string;
    readonly passed: boolean;
}
/** What is otherwise with somebody afterwards, as its view says it: `prone`, `no longer grappling Orc`, `zone yard`. */
export interface Effect {
    readonly row: number;
    readonly words: string;
}
/** What a command has led to, with the checks that were made for it and what is otherwise afterwards. */
export interface Consequence extends Happening {
    readonly checks: readonly CheckResult[];
    readonly effects: readonly Effect[];
}
/**
 * The reading of everything that may follow a command, for any command of any ruleset: what the rules have told of rolls,
 * and what the views of those in the fight say otherwise than before. `checks`: whether the rolls are listened to, which
 * makes every way a different one.
 */
export declare function consequences(rules: AnyRuleset, scene: AnyScene, command: Command, { checks, effects, }?: {
    readonly checks?: boolean;
    readonly effects?: Effects;
}): Reading<Consequence>;
type Wishes = Omit<OddsWishes<Consequence>, 'reading'>;
/** The odds of everything that may follow. Where listening to the rolls makes too many ways, they are left out. */
export declare function consequenceOdds(situation: Situation, command: Command, wishes: Wishes): Odds<Consequence>;
/** The same where everybody answers as wished and every way is followed; null where that would take too many. */
export declare function exactConsequences(situation: Situation, command: Command, wishes: Wishes): Odds<Consequence> | null;
/** What is otherwise in a fight than it was. */
type Effects = (now: AnyScene) => readonly Effect[];
export {};
//# sourceMappingURL=consequences.d.ts.map