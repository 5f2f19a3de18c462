import { pageOf } from './html/page.js';
import { reportOfBalance } from './model/of-balance.js';
import { reportOfComparison } from './model/of-comparison.js';
import { reportOfSimulation } from './model/of-simulation.js';
import { reportOfSweep } from './model/of-sweep.js';
import { reportOfTournament } from './model/of-tournament.js';
import { textOf } from './text/text.js';
/** Many trials of one fight, as lines for a terminal. */
export const simulationText = (simulation, style, made = null) => textOf(reportOfSimulation(simulation, made), style);
/** Two fights with the same dice, as lines for a terminal. */
export const comparisonText = (comparison, style, made = null) => textOf(reportOfComparison(comparison, made), style);
/** A fight over the values of one or two parameters, as lines for a terminal. */
export const sweepText = (sweep, style, made = null) => textOf(reportOfSweep(sweep, made), style);
/** The search for a value that gives a wanted chance of victory, as lines for a terminal. */
export const balanceText = (balance, style, made = null) => textOf(reportOfBalance(balance, made), style);
/** Policies against each other, as lines for a terminal. */
export const tournamentText = (tournament, style, made = null) => textOf(reportOfTournament(tournament, made), style);
/** Many trials of one fight, as one self-contained page. */
export const simulationHtml = (simulation, made) => pageOf(reportOfSimulation(simulation, made));
/** Two fights with the same dice, as one self-contained page. */
export const comparisonHtml = (comparison, made) => pageOf(reportOfComparison(comparison, made));
/** A fight over the values of one or two parameters, as one self-contained page. */
export const sweepHtml = (sweep, made) => pageOf(reportOfSweep(sweep, made));
/** The search for a value that gives a wanted chance of victory, as one self-contained page. */
export const balanceHtml = (balance, made) => pageOf(reportOfBalance(balance, made));
/** Policies against each other, as one self-contained page. */
export const tournamentHtml = (tournament, made) => pageOf(reportOfTournament(tournament, made));
//# sourceMappingURL=reports.js.map