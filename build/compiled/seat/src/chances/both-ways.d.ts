import type { Command } from '@fray/kernel';
import { type Consequence, type Odds, type OddsWishes, type Situation } from '@fray/lab';
/** The odds of a command. */
interface BothWays {
    /** Where nobody reacts. */
    readonly unanswered: Odds<Consequence>;
    /** Where everybody reacts sensibly; the very same where nobody is asked. */
    readonly odds: Odds<Consequence>;
}
/**
 * The odds where nobody reacts, and where everybody does. What cannot be followed to the end is sampled at once: ways that are
 * given up are the slowest part of a quick answer. With reactions there are more of them than without.
 */
export declare function oddsBothWays(situation: Situation, command: Command, wishes: Omit<OddsWishes<Consequence>, 'reading' | 'reactions'>): BothWays;
export {};
//# sourceMappingURL=both-ways.d.ts.map