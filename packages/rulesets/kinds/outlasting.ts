/*
 * What each ruleset needs to say what outlasts a fight: values as encounter files have them.
 */

/** Points as a file has them: current and most. */
export const bothPoints = (now: number, most: number): string => `${now}/${most}`

/** What somebody carries now, as written; null where it is what they came with. */
export const unlessSame = (now: readonly unknown[], atFirst: unknown): readonly unknown[] | null =>
  JSON.stringify(now) === JSON.stringify(atFirst ?? []) ? null : now

/** The rows of a table that belong to somebody, in their order. */
export function rowsOf(holders: { readonly [row: number]: number }, rows: number, who: number): number[] {
  const found: number[] = []
  for (let row = 0; row < rows; row++) if (holders[row] === who) found.push(row)
  return found
}
