import type { Simulation } from '../../simulate/simulation.ts';
import type { Provenance, Report } from './report.ts';
/** What there is to say about many trials of one fight. */
export declare function reportOfSimulation(simulation: Simulation, provenance: Provenance | null): Report;
//# sourceMappingURL=of-simulation.d.ts.map