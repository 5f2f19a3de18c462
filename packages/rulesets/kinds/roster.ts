import type { AnyScene, Column, Sheet } from '@fray/kernel/rules'
import { enterColumns } from './columns.ts'
import type { FieldMap } from './field.ts'

/** A combatant of a roster, with its side and seat. */
export interface Entrant extends Sheet {
  readonly side: number
  readonly seat: number
}

/** Lets the whole roster join, in order: sides, seats, and the columns that the fields initialise. */
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
    enterColumns(scene, row, { ...one }, { columns, fields, rule })
  }
}
