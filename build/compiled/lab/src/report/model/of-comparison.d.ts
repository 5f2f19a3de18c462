import type { Comparison } from '../../compare/comparison.ts';
import type { Provenance, Report } from './report.ts';
/** What there is to say about two fights with the same dice. */
export declare function reportOfComparison(comparison: Comparison, provenance: Provenance | null): Report;
//# sourceMappingURL=of-comparison.d.ts.map