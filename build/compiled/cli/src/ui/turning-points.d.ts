import type { AnyRuleset, Setup } from '@fray/kernel';
import type { TurningPoints } from '@fray/lab';
import type { Terminal } from '../io/terminal.ts';
/** Where a fight turned: each with what was done, the chance to win before and after, and what of it was choice and luck. */
export declare function showTurningPoints({ tell, colours }: Terminal, rules: AnyRuleset, { sides }: Setup, { points: found }: TurningPoints): void;
//# sourceMappingURL=turning-points.d.ts.map