import type { Chart, Row } from '../../model/report.ts';
import { type Markup } from '../markup.ts';
/** A drawing with its height. */
export interface Drawn {
    readonly inside: Markup;
    readonly width: number;
    readonly height: number;
}
/** Bars from 0 with their intervals. */
export declare function drawBars(chart: Chart & {
    kind: 'bars';
}, rows: readonly Row[]): Drawn;
/** Differences around 0 with their intervals. */
export declare function drawDifferences(chart: Chart & {
    kind: 'differences';
}, rows: readonly Row[]): Drawn;
/** How numbers are spread: all, four fifths, half, the middle. */
export declare function drawRanges(chart: Chart & {
    kind: 'ranges';
}, rows: readonly Row[]): Drawn;
//# sourceMappingURL=rows.d.ts.map