import type { Column, ColumnSpec } from '@fray/kernel/rules'
import type { ColumnsOf, FieldMap, Points } from './field.ts'

interface MaybeColumned {
  readonly column?: ColumnSpec
  readonly mostColumn?: ColumnSpec
}

// biome-ignore lint/suspicious/noExplicitAny: fields of any ruleset.
type AnyFields = FieldMap<any, any>

/** The columns that fields of a kind initialise, for `defineTables`. */
export function columnsOf<F extends AnyFields>(fields: F): ColumnsOf<F> {
  const columns: Record<string, ColumnSpec> = {}
  for (const [name, field] of Object.entries(fields)) {
    const { column, mostColumn } = field as MaybeColumned
    if (column !== undefined) columns[name] = column
    if (mostColumn !== undefined) columns[`${name}Max`] = mostColumn
  }
  return columns as ColumnsOf<F>
}

/** The methods of a scene that put values into a row. */
interface Entry<R> {
  set(column: Column, row: number, value: number, rule: R): void
  setCell(column: Column, row: number, cell: number, value: number, rule: R): void
}

/** Where values are entered. */
interface Columned<R> {
  readonly columns: Readonly<Record<string, Column>>
  readonly fields: AnyFields
  readonly rule: R
}

/** Puts the values of a kind's fields into the columns that begin with them, all by `rule`. */
export function enterColumns<R>(
  scene: Entry<R>,
  row: number,
  values: Readonly<Record<string, unknown>>,
  { columns, fields, rule }: Columned<R>,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const { column, mostColumn } = field as MaybeColumned
    if (column === undefined) continue
    const own = columns[name]
    const value = mostColumn === undefined ? values[name] : (values[name] as Points).now
    if (Array.isArray(value)) value.forEach((one, cell) => scene.setCell(own, row, cell, Number(one), rule))
    else scene.set(own, row, Number(value), rule)
    if (mostColumn !== undefined) {
      scene.set(columns[`${name}Max`] as Column, row, (values[name] as Points).most, rule)
    }
  }
}
