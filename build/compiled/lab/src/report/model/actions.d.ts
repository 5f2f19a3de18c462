import type { Simulation } from '../../simulate/simulation.ts';
import type { Section } from './report.ts';
/** What each kind of command did, and each rule where the trials were recorded. */
export declare function actionSections(simulation: Simulation): Section[];
//# sourceMappingURL=actions.d.ts.map