import { type Refusal } from '@fray/kernel/rules';
import type { Problems } from './problems.ts';
/** A refusal in what all rulesets share: by a rule that was handed over, or one of the kernel's. */
export declare const refuse: (rule: string, reason: string) => Refusal;
/** Everything that is wrong, as one refusal: by the first rule that is broken, or by the one given where none is. */
export declare function refusalOf<R extends string>(problems: Problems<R>, rule: R): Refusal;
//# sourceMappingURL=refusal.d.ts.map