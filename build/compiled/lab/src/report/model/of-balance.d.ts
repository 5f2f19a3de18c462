import type { Balance } from '../../compare/comparison.ts';
import type { Provenance, Report } from './report.ts';
/** What there is to say about the search for a value that gives a wanted chance of victory. */
export declare function reportOfBalance(balance: Balance, provenance: Provenance | null): Report;
//# sourceMappingURL=of-balance.d.ts.map