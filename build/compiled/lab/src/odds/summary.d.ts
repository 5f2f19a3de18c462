import type { Command } from '@fray/kernel';
import { type Estimate } from './chance.ts';
import type { CheckResult, Consequence } from './consequences.ts';
import { type Happening } from './reading.ts';
import type { Odds } from './results.ts';
/** What odds say of one combatant. */
export interface CombatantOdds {
    /** The combatant's row. */
    readonly row: number;
    /** That it goes down. */
    readonly falls: Estimate;
    /** That it loses any life. */
    readonly hurt: Estimate;
    /** Life lost on average, over all outcomes. */
    readonly damage: Estimate;
    /** Every amount of life lost, with its chance. */
    readonly amounts: readonly (readonly [value: number, chance: Estimate])[];
    /** That it gets a wound or injury more. */
    readonly injured: Estimate;
    /** What may be otherwise with it afterwards, in words; what its own act surely costs it left out. Empty where nobody has looked. */
    readonly effects: readonly (readonly [words: string, chance: Estimate])[];
}
/** A roll that may pass or fail and is no attack. */
export interface CheckOdds extends Omit<CheckResult, 'passed'> {
    /** That it is made, and that it is made and passed. */
    readonly made: Estimate;
    readonly passed: Estimate;
}
/** The odds of a command in figures. */
export interface OddsSummary {
    /** Null where nobody strikes a blow in any outcome. */
    readonly blow: {
        readonly hit: Estimate;
        readonly critical: Estimate;
        readonly fumble: Estimate;
        /** The ruleset's own words for special results, with their chances. */
        readonly words: readonly (readonly [word: string, chance: Estimate])[];
    } | null;
    /** The targets first, then whoever acts, then the others to whom anything can happen. */
    readonly combatants: readonly CombatantOdds[];
    /** In the order in which they are first made. Empty where nobody has listened. */
    readonly checks: readonly CheckOdds[];
}
/** Sums odds up as people ask for them. */
export declare function summaryOf(odds: Odds<Happening | Consequence>, command: Command): OddsSummary;
//# sourceMappingURL=summary.d.ts.map