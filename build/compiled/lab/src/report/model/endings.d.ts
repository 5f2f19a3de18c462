import type { Simulation } from '../../simulate/simulation.ts';
import type { Share } from '../../statistics/share.ts';
import type { Mark, Tone } from './report.ts';
/** How many trials there were, and why not more. */
export declare function endedOf({ trials, ended }: Simulation): string;
/** How trials end, with the share of each ending: victories by side, draws, stalemates, and what was given up. */
export declare function endingsOf(simulation: Simulation): {
    name: string;
    tone: Tone;
    share: Share;
}[];
/** A share as a mark of a chart. */
export declare const markOf: (name: string, tone: Tone, { share, low, high }: Share) => Mark;
//# sourceMappingURL=endings.d.ts.map