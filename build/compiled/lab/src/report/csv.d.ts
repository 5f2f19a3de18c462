import type { Balance, Comparison, Sweep } from '../compare/comparison.ts';
import type { Tournament } from '../policies/tournament.ts';
import type { Simulation } from '../simulate/simulation.ts';
/**
 * Many trials of one fight as a table for programs: one row for each figure, with the columns section, name, figure, value,
 * low and high. Shares go from 0 to 1; nothing is rounded.
 */
export declare const simulationCsv: (simulation: Simulation) => string;
/** Two fights with the same dice: the sections of both, each with `first` or `second` before, and of the differences. */
export declare function comparisonCsv({ first, second, changes, sides, rounds, correlation }: Comparison): string;
/** A fight over the values of one or two parameters: a column for each parameter, then name, figure, value, low and high. */
export declare const sweepCsv: ({ axes, cells }: Sweep) => string;
/** Every value that was tried in the search for a wanted chance, with the columns of a sweep. */
export declare const balanceCsv: ({ axis, tried }: Balance) => string;
/** Policies against each other: a row for each figure of a pairing, and for each action of a policy. */
export declare const tournamentCsv: ({ pairings, usage }: Tournament) => string;
//# sourceMappingURL=csv.d.ts.map