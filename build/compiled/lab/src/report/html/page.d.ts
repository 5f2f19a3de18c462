import type { Report } from '../model/report.ts';
/** A report as one page that needs nothing else: no script, no other file, no network. */
export declare function pageOf(report: Report): string;
//# sourceMappingURL=page.d.ts.map