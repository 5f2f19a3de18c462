import type { About } from '@fray/kernel/rules';
import { type AnyKind } from '../kinds/form.ts';
/**
 * A thing of a kind as facts for a table, from the kind's declaration: one for each field that says something, in the
 * declared order. `without`: fields that stand elsewhere (its name, the line about it, where it is now).
 */
export declare function factsOf(kind: AnyKind, value: unknown, without?: readonly string[]): About['facts'];
//# sourceMappingURL=facts.d.ts.map