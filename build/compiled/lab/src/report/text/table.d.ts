import type { Table } from '../model/report.ts';
import type { Draw } from './bars.ts';
import { type TextStyle } from './style.ts';
/** The chart of a table: which column it shows, and how its rows are drawn. */
export interface RowChart {
    readonly column: number;
    readonly draw: Draw;
}
/**
 * The lines of a table that fits the width. What does not fit side by side goes on below, with the names of the rows again.
 * The chart stands beside the column that it shows, or under each row where there is no room beside.
 */
export declare function tableLines(table: Table, chart: RowChart | null, style: TextStyle): string[];
//# sourceMappingURL=table.d.ts.map