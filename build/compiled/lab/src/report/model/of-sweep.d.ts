import type { Sweep } from '../../compare/comparison.ts';
import type { Simulation } from '../../simulate/simulation.ts';
import type { Fact, Provenance, Report } from './report.ts';
/** What there is to say about a fight over the values of one or two parameters. */
export declare function reportOfSweep(sweep: Sweep, provenance: Provenance | null): Report;
/** Facts about many simulations that differ in a parameter only. */
export declare function madeOfMany(sweep: Pick<Sweep, 'cells'>, first: Simulation, provenance: Provenance | null): Fact[];
//# sourceMappingURL=of-sweep.d.ts.map