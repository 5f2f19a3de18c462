import type { AnyScene, Column, Sheet } from '@fray/kernel/rules'
import { enterColumns } from './columns.ts'
import type { FieldMap } from './field.ts'

/** Somebody of a roster: on a side, and a seat answers for it. */
export interface Entrant extends Sheet {
  readonly side: number
  readonly seat: number
}

/**
 * Everybody of the roster joins, in its order: sides, seats, and the columns that begin with the fields.
 * @example
 * ```ts
 * import { defineTables, Scene } from '@fray/kernel/rules'
 * import { columnsOf } from '@fray/rulesets/kinds/columns'
 * import { fieldsFor } from '@fray/rulesets/kinds/fields'
 * import { enterRoster } from '@fray/rulesets/kinds/roster'
 * import type { Reader } from '@fray/rulesets/reading/reader'
 *
 * const { number } = fieldsFor<Reader, string>()
 * const fields = { skill: number('Added to a strike.', { min: 0, max: 9, leftOut: 0, column: {} }) }
 * const tables = defineTables({ combatant: columnsOf(fields) })
 * const setup = { ruleset: 'mine', title: '', encounter: {}, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(tables, { combatant: 2 }, setup)
 * const roster = [
 *   { name: 'Ada', side: 0, seat: 1, skill: 3 },
 *   { name: 'Orc', side: 1, seat: 0, skill: 1 },
 * ]
 * enterRoster(scene, roster, fields, 'two-sides')
 * const { side, skill } = scene.now.combatant
 * console.log(side[1], skill[0]) // 1 3
 * ```
 */
export function enterRoster(
  scene: AnyScene,
  roster: readonly Entrant[],
  // biome-ignore lint/suspicious/noExplicitAny: fields of any ruleset.
  fields: FieldMap<any, any>,
  rule: string,
): void {
  const columns: Readonly<Record<string, Column>> = scene.tables.columns.combatant
  for (const one of roster) {
    const row = scene.join(one, one.name, rule)
    scene.set(columns.side, row, one.side, rule)
    scene.set(columns.seat, row, one.seat, rule)
    enterColumns(scene, columns, row, fields, { ...one }, rule)
  }
}
