import type { Provenance, TextStyle } from '@fray/lab';
import type { Terminal } from './terminal.ts';
/** Where a report goes besides the terminal, and how much of it is shown there. */
export interface ReportWishes {
    readonly details?: boolean;
    readonly html?: string;
    readonly csv?: string;
    readonly json?: boolean;
}
/** Each way in which a report can be had; made when it is wanted. */
export interface Reports {
    text(): readonly string[];
    html(): string;
    csv(): string;
    /** For `--json`. */
    readonly data: unknown;
}
/** Throws a {@link Stop} where a report could not be written, or would replace a file that is read; to be asked before anything is played. */
export declare function checkReportFiles({ html, csv }: ReportWishes, inputs: readonly string[]): void;
/** Says a report in the terminal, as JSON where that is wanted, and writes its files; a file that is there is replaced. */
export declare function giveReports(terminal: Terminal, wishes: ReportWishes, reports: Reports): void;
/** How a report is shown in the terminal: what most people want to know, or with `--details` all of it. */
export declare const styleOf: (terminal: Terminal, { details }: ReportWishes) => TextStyle;
/** What a report says of how it was made: the version, and what was typed. */
export declare function provenance(): Provenance;
//# sourceMappingURL=report-files.d.ts.map