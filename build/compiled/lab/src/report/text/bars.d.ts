import type { Interval } from '../../statistics/mean.ts';
import type { Spread } from '../../statistics/spread.ts';
import type { Chart } from '../model/report.ts';
/** Draws the entry of a chart that belongs to a row, in so many columns. */
export type Draw = (row: number, columns: number) => string;
/** How a chart's rows are drawn; null for charts that are no rows of anything. */
export declare function drawerOf(chart: Chart, unicode: boolean): Draw | null;
/** The farthest that a difference lies from 0. */
export declare const reachOf: (bars: readonly Interval[]) => number;
/** The ends of a chart of spreads; 0 is always in it. */
export declare const endsOf: (spreads: readonly Spread[]) => [number, number];
/** Whether nothing is known of a share. */
export declare const isUnknown: ({ low, high }: Interval) => boolean;
/** The shade of a share, two characters. */
export declare function shadeOf(share: number | null, unicode: boolean): string;
//# sourceMappingURL=bars.d.ts.map