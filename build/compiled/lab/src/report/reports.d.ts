import type { Balance, Comparison, Sweep } from '../compare/comparison.ts';
import type { Tournament } from '../policies/tournament.ts';
import type { Simulation } from '../simulate/simulation.ts';
import type { Provenance } from './model/report.ts';
import type { TextStyle } from './text/style.ts';
/** Many trials of one fight, as lines for a terminal. */
export declare const simulationText: (simulation: Simulation, style: TextStyle, made?: Provenance | null) => string[];
/** Two fights with the same dice, as lines for a terminal. */
export declare const comparisonText: (comparison: Comparison, style: TextStyle, made?: Provenance | null) => string[];
/** A fight over the values of one or two parameters, as lines for a terminal. */
export declare const sweepText: (sweep: Sweep, style: TextStyle, made?: Provenance | null) => string[];
/** The search for a value that gives a wanted chance of victory, as lines for a terminal. */
export declare const balanceText: (balance: Balance, style: TextStyle, made?: Provenance | null) => string[];
/** Policies against each other, as lines for a terminal. */
export declare const tournamentText: (tournament: Tournament, style: TextStyle, made?: Provenance | null) => string[];
/** Many trials of one fight, as one self-contained page. */
export declare const simulationHtml: (simulation: Simulation, made: Provenance) => string;
/** Two fights with the same dice, as one self-contained page. */
export declare const comparisonHtml: (comparison: Comparison, made: Provenance) => string;
/** A fight over the values of one or two parameters, as one self-contained page. */
export declare const sweepHtml: (sweep: Sweep, made: Provenance) => string;
/** The search for a value that gives a wanted chance of victory, as one self-contained page. */
export declare const balanceHtml: (balance: Balance, made: Provenance) => string;
/** Policies against each other, as one self-contained page. */
export declare const tournamentHtml: (tournament: Tournament, made: Provenance) => string;
//# sourceMappingURL=reports.d.ts.map