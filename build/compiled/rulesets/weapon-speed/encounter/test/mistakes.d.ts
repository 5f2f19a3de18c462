import { type Mistake } from '../../../reading/test/mistakes.ts';
export type { Mistake };
/** A test for each mistake: it is reported where it is, with what would be right and the rule, and little else is. */
export declare const tellMistakes: (mistakes: readonly Mistake[]) => void;
//# sourceMappingURL=mistakes.d.ts.map