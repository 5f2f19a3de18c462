import type { Table } from '../model/report.ts';
import { type Markup } from './markup.ts';
/** A table with its headings; wider ones scroll by themselves and never the page. */
export declare function tableOf(table: Table, title: string): Markup;
//# sourceMappingURL=table.d.ts.map