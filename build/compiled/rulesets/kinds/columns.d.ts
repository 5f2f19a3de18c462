import type { Column } from '@fray/kernel/rules';
import type { ColumnsOf, FieldMap } from './field.ts';
type AnyFields = FieldMap<any, any>;
/** The columns that begin with the fields of a kind, for `defineTables`. */
export declare function columnsOf<F extends AnyFields>(fields: F): ColumnsOf<F>;
/** What a scene offers to put values into a row. */
interface Entry<R> {
    set(column: Column, row: number, value: number, rule: R): void;
    setCell(column: Column, row: number, cell: number, value: number, rule: R): void;
}
/** Puts the values of a kind's fields into the columns that begin with them, each by the field's own rule or by `rule`. */
export declare function enterColumns<R>(scene: Entry<R>, columns: Readonly<Record<string, Column>>, row: number, fields: AnyFields, values: Readonly<Record<string, unknown>>, rule: R): void;
export {};
//# sourceMappingURL=columns.d.ts.map