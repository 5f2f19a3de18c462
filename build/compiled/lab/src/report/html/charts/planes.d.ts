import type { Chart, Row } from '../../model/report.ts';
import type { Drawn } from './rows.ts';
/** How often each value came. */
export declare function drawColumns(chart: Chart & {
    kind: 'columns';
}, rows: readonly Row[]): Drawn;
/** Chances over the values of a parameter, with their intervals as bands. */
export declare function drawLines(chart: Chart & {
    kind: 'lines';
}): Drawn;
/** How a share grows from Round to Round, a small drawing for each. */
export declare function drawSteps(chart: Chart & {
    kind: 'steps';
}, rows: readonly Row[]): Drawn;
/** A chance for each pair of values: its number, over a bar of its length. */
export declare function drawGrid(chart: Chart & {
    kind: 'grid';
}): Drawn;
//# sourceMappingURL=planes.d.ts.map