/**
 * Reports as pages with charts: a separate entry point, because the charts are larger than everything else in the
 * lab.
 * @module
 */

import type { Balance, Comparison, Sweep } from '../compare/comparison.ts'
import type { Tournament } from '../policies/tournament.ts'
import type { Simulation } from '../simulate/simulation.ts'
import { pageOf } from './html/page.ts'
import { reportOfBalance } from './model/of-balance.ts'
import { reportOfComparison } from './model/of-comparison.ts'
import { reportOfSimulation } from './model/of-simulation.ts'
import { reportOfSweep } from './model/of-sweep.ts'
import { reportOfTournament } from './model/of-tournament.ts'
import type { Provenance } from './model/report.ts'

/**
 * A simulation as a self-contained page.
 * @example
 * ```ts
 * import { simulate } from '@fray/lab'
 * import { simulationHtml } from '@fray/lab/pages'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const encounter = { ruleset: 'zones', title: 'A quarrel', combatants }
 * const experiment = { ruleset: 'zones', encounter, policies: { otherwise: 'aggressive', sides: {} }, seed: 'oak', limit: 10_000 }
 * const made = { program: 'my program 1', command: null }
 * const page = simulationHtml(await simulate(experiment, { trials: 20 }), made)
 * console.log(/<title>.*<\/title>/.exec(page)?.[0]) // <title>A quarrel</title>
 * ```
 */
export const simulationHtml = (simulation: Simulation, made: Provenance): string =>
  pageOf(reportOfSimulation(simulation, made))

/** A comparison as a self-contained page. */
export const comparisonHtml = (comparison: Comparison, made: Provenance): string =>
  pageOf(reportOfComparison(comparison, made))

/** A sweep as a self-contained page. */
export const sweepHtml = (sweep: Sweep, made: Provenance): string => pageOf(reportOfSweep(sweep, made))

/** A search for a balanced value as a self-contained page. */
export const balanceHtml = (balance: Balance, made: Provenance): string => pageOf(reportOfBalance(balance, made))

/** A tournament of policies as a self-contained page. */
export const tournamentHtml = (tournament: Tournament, made: Provenance): string =>
  pageOf(reportOfTournament(tournament, made))
