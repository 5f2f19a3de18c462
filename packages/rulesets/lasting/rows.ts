import type { Column } from '@fray/kernel/rules'

/**
 * Ends the rows for which that is true, the last one first, so that those before keep their places. Returns how many.
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

/** What a scene offers to add a row. */
interface Opening<R> {
  open(table: number): number
  set(column: Column, row: number, value: number, rule: R): void
}

/** Adds a row with those cells by one rule. Returns it. */
export function openRow<R>(
  scene: Opening<R>,
  table: number,
  columns: Readonly<Record<string, Column>>,
  cells: Readonly<Record<string, number>>,
  rule: R,
): number {
  const row = scene.open(table)
  for (const name of Object.keys(cells)) scene.set(columns[name] as Column, row, cells[name] as number, rule)
  return row
}
