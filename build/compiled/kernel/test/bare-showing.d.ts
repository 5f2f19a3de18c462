import { type AnyScene, type Command, type Showing } from '../src/index.ts';
/** What a ruleset shows of fights without places, budgets, items or anything else to show. */
export declare const bareShowing: Showing<AnyScene, Command>;
//# sourceMappingURL=bare-showing.d.ts.map