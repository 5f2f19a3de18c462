import type { Column, ColumnSpec } from '@fray/kernel/rules'
import type { ColumnsOf, FieldMap, Points } from './field.ts'

interface MaybeColumned {
  readonly column?: ColumnSpec
  readonly mostColumn?: ColumnSpec
}

// biome-ignore lint/suspicious/noExplicitAny: fields of any ruleset.
type AnyFields = FieldMap<any, any>

/**
 * The columns that begin with the fields of a kind, for `defineTables`.
 * @example
 * ```ts
 * import { defineTables, flag } from '@fray/kernel/rules'
 * import { columnsOf } from '@fray/rulesets/kinds/columns'
 * import { fieldsFor } from '@fray/rulesets/kinds/fields'
 * import type { Reader } from '@fray/rulesets/reading/reader'
 *
 * const { number, text } = fieldsFor<Reader, string>()
 * const fields = {
 *   name: text('Its name.'),
 *   skill: number('Added to a strike.', { min: 0, max: 9, leftOut: 0, column: { sight: 'abilities' } }),
 * }
 * const tables = defineTables({ combatant: { ...columnsOf(fields), acted: flag() } })
 * console.log(tables.columns.combatant.skill.path, tables.columns.combatant.acted.path) // combatant.skill combatant.acted
 * ```
 */
export function columnsOf<F extends AnyFields>(fields: F): ColumnsOf<F> {
  const columns: Record<string, ColumnSpec> = {}
  for (const [name, field] of Object.entries(fields)) {
    const { column, mostColumn } = field as MaybeColumned
    if (column !== undefined) columns[name] = column
    if (mostColumn !== undefined) columns[`${name}Max`] = mostColumn
  }
  return columns as ColumnsOf<F>
}

/** What a scene offers to put values into a row. */
interface Entry<R> {
  set(column: Column, row: number, value: number, rule: R): void
  setCell(column: Column, row: number, cell: number, value: number, rule: R): void
}

/**
 * Puts the values of a kind's fields into the columns that begin with them, each by the field's own rule or by `rule`.
 * @example
 * ```ts
 * import { defineTables, Scene } from '@fray/kernel/rules'
 * import { columnsOf, enterColumns } from '@fray/rulesets/kinds/columns'
 * import { fieldsFor } from '@fray/rulesets/kinds/fields'
 * import type { Reader } from '@fray/rulesets/reading/reader'
 *
 * const { number } = fieldsFor<Reader, string>()
 * const fields = { skill: number('Added to a strike.', { min: 0, max: 9, leftOut: 0, column: {} }) }
 * const tables = defineTables({ combatant: columnsOf(fields) })
 * const setup = { ruleset: 'mine', title: '', encounter: {}, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(tables, { combatant: 1 }, setup)
 * const row = scene.join({ name: 'Ada' }, 'Ada', 'somebody-joins')
 * enterColumns(scene, tables.columns.combatant, row, fields, { skill: 3 }, 'somebody-joins')
 * console.log(scene.now.combatant.skill[row]) // 3
 * ```
 */
export function enterColumns<R>(
  scene: Entry<R>,
  columns: Readonly<Record<string, Column>>,
  row: number,
  fields: AnyFields,
  values: Readonly<Record<string, unknown>>,
  rule: R,
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
