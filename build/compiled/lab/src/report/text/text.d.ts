import type { Report } from '../model/report.ts';
import { type TextStyle } from './style.ts';
/** The lines of a report for a terminal, none wider than the style says but for single words that are. */
export declare function textOf(report: Report, style: TextStyle): string[];
//# sourceMappingURL=text.d.ts.map