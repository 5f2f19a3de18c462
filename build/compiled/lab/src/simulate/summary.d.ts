import type { Game } from '@fray/kernel';
import type { Gathered } from './simulate.ts';
import type { Experiment, Simulation } from './simulation.ts';
/** The figures of all that was gathered. */
export declare function summarise(game: Game, experiment: Experiment, gathered: Gathered): Simulation;
//# sourceMappingURL=summary.d.ts.map