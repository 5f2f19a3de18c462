import type { Simulation } from '../../simulate/simulation.ts';
import type { Fact, Provenance } from './report.ts';
/** How the trials were made and how to repeat them. */
export declare function madeOf(simulation: Simulation, provenance: Provenance | null): Fact[];
/** The program and the command line, where they are known. */
export declare function programOf(provenance: Provenance | null): Fact[];
/** Who decided for whom. */
export declare function policiesOf({ experiment, sides }: Simulation): string;
//# sourceMappingURL=made.d.ts.map