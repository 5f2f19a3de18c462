import { type AnyRuleset, type Setup } from '@fray/kernel';
import type { AnyPolicy } from '../policies/rehearsal.ts';
import type { Experiment } from './simulation.ts';
export type { AnyPolicy };
/** One policy that plays each side (by position) as its own where it has one; `otherwise` plays all else and the referee. */
export declare function eachSide(bySide: readonly (AnyPolicy | null)[], otherwise: AnyPolicy): AnyPolicy;
/**
 * The policy with the name, as `search:200`. Those of the rulesets look at everything here, which is faster by far. Throws a
 * sentence with the nearest one where there is none.
 */
export declare function policyOf(rules: AnyRuleset, name: string): AnyPolicy;
/** The policies of an experiment, one for each seat. Throws a sentence for a policy or a side that there is not. */
export declare function seatsOf(rules: AnyRuleset, setup: Setup, { sides, otherwise }: Experiment['policies']): AnyPolicy[];
//# sourceMappingURL=seating.d.ts.map