import type { Section } from '../../model/report.ts';
import { type Markup } from '../markup.ts';
/** The chart of a section as a figure, or nothing where it has none. */
export declare function figureOf({ title, table, chart }: Section, id: string): Markup;
//# sourceMappingURL=chart.d.ts.map