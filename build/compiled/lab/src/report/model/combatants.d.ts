import type { Simulation } from '../../simulate/simulation.ts';
import type { Section } from './report.ts';
/** How long the fights last. */
export declare function roundsSection({ rounds, commands, trials }: Simulation): Section;
/** What becomes of everybody: who stands at the end, who falls and when, what each deals and takes, what is left. */
export declare function combatantSections(simulation: Simulation): Section[];
//# sourceMappingURL=combatants.d.ts.map