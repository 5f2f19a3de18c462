import type { Column } from '@fray/kernel/rules'

/**
 * Ends the rows for which `isOver` is true, the last one first, so that earlier rows keep their positions. Returns
 * how many.
 * @example
 * ```ts
 * import { endRows } from '@fray/rulesets/lasting/rows'
 *
 * const left = [2, 1, 3, 1]
 * console.log(endRows(left.length, (row) => left[row] === 1, (row) => left.splice(row, 1)), left) // 2 [ 2, 3 ]
 * ```
 */
export function endRows(rows: number, isOver: (row: number) => boolean, end: (row: number) => void): number {
  let ended = 0
  for (let row = rows - 1; row >= 0; row--) {
    if (!isOver(row)) continue
    end(row)
    ended++
  }
  return ended
}

/** The rows from 0 on for which `is` is true, in order. */
export function rowsWhere(rows: number, is: (row: number) => boolean): number[] {
  const found: number[] = []
  for (let row = 0; row < rows; row++) if (is(row)) found.push(row)
  return found
}

/** The methods of a scene that put values into rows. */
interface Setting<R> {
  set(column: Column, row: number, value: number, rule: R): void
}
type Cells<K extends string> = Readonly<Partial<Record<K, number>>>

/** Sets cells of a row by one rule, in the given order. */
export function setCells<R, K extends string>(
  scene: Setting<R>,
  columns: Readonly<Record<K, Column>>,
  row: number,
  cells: Cells<K>,
  rule: R,
): void {
  for (const name in cells) scene.set(columns[name], row, cells[name] as number, rule)
}

/** Adds a row with those cells by one rule, and returns it. */
export function openRow<R, K extends string>(
  scene: Setting<R> & { open(table: number): number },
  table: number,
  columns: Readonly<Record<K, Column>>,
  cells: Cells<K>,
  rule: R,
): number {
  const row = scene.open(table)
  setCells(scene, columns, row, cells, rule)
  return row
}
