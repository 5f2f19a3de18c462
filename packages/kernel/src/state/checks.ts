import type { Column } from './columns.ts'

/** Throws an error if the row does not exist. */
export function checkRow(row: number, rows: number, what: string | undefined): void {
  if (Number.isInteger(row) && row >= 0 && row < rows) return
  throw new Error(`There is no row ${row} for ${what}: the table has ${rows}.`)
}

/** Throws an error where the column has several cells and none is named. */
export function checkNarrow({ path, width }: Column): void {
  if (width > 1) throw new Error(`${path} has ${width} cells: say which, with setCell.`)
}

/** Throws an error where a rule writes what the column cannot hold, or somewhere else than it means. */
export function checkCell(column: Column, row: number, cell: number, value: number, rows: number): void {
  const { path, width, min, max } = column
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new Error(`${path} takes a whole number from ${min} to ${max}, not ${value}.`)
  }
  checkRow(row, rows, path)
  if (cell < 0 || cell >= width) throw new Error(`${path} has no cell ${cell}, only ${width}.`)
}
