import type { Simulation } from '../../simulate/simulation.ts';
import type { Share } from '../../statistics/share.ts';
/**
 * What a designer wants to know first, in words: how likely each side wins, what it costs the first side, how long it
 * takes, how hard it is, and who decided. The tables below say the rest.
 */
export declare function verdictOf(simulation: Simulation): string[];
/** A share in whole percents, for sentences; never a false 0 or 100. */
export declare const percent: (share: number) => string;
/** How hard a fight is for a side, by how often it wins and how often somebody goes down; docs/reports.md has the table. */
export declare function hardness(wins: Share, fell: Share): 'easy' | 'moderate' | 'hard' | 'even' | 'deadly';
/** Who decided for whom. */
export declare function playersOf({ experiment, sides }: Simulation): string;
//# sourceMappingURL=verdict.d.ts.map