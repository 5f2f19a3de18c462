import type { Balance, Comparison, Sweep } from '../compare/comparison.ts'
import type { Tournament } from '../policies/tournament.ts'
import type { Simulation } from '../simulate/simulation.ts'
import { reportOfBalance } from './model/of-balance.ts'
import { reportOfComparison } from './model/of-comparison.ts'
import { reportOfSimulation } from './model/of-simulation.ts'
import { reportOfSweep } from './model/of-sweep.ts'
import { reportOfTournament } from './model/of-tournament.ts'
import type { Provenance } from './model/report.ts'
import type { TextStyle } from './text/style.ts'
import { textOf } from './text/text.ts'

/**
 * A simulation as lines for a terminal.
 * @example
 * ```ts
 * import { simulate, simulationText } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const encounter = { ruleset: 'zones', title: 'A quarrel', combatants }
 * const experiment = { ruleset: 'zones', encounter, policies: { otherwise: 'aggressive', sides: {} }, seed: 'oak', limit: 10_000 }
 * const style = { width: 60, plain: false, unicode: false, brief: true }
 * console.log(simulationText(await simulate(experiment, { trials: 100 }), style)[1]) // Characters are likely to win: 67% (57 to 75) of 100 fights.
 * ```
 */
export const simulationText = (simulation: Simulation, style: TextStyle, made: Provenance | null = null): string[] =>
  textOf(reportOfSimulation(simulation, made), style)

/** A comparison as lines for a terminal. */
export const comparisonText = (comparison: Comparison, style: TextStyle, made: Provenance | null = null): string[] =>
  textOf(reportOfComparison(comparison, made), style)

/** A sweep as lines for a terminal. */
export const sweepText = (sweep: Sweep, style: TextStyle, made: Provenance | null = null): string[] =>
  textOf(reportOfSweep(sweep, made), style)

/** A search for a balanced value as lines for a terminal. */
export const balanceText = (balance: Balance, style: TextStyle, made: Provenance | null = null): string[] =>
  textOf(reportOfBalance(balance, made), style)

/** A tournament of policies as lines for a terminal. */
export const tournamentText = (tournament: Tournament, style: TextStyle, made: Provenance | null = null): string[] =>
  textOf(reportOfTournament(tournament, made), style)
