/* What rulesets need to report what outlasts a fight: values in the form of encounter files. */

/** Points as a file has them: current and most. */
export const bothPoints = (now: number, most: number): string => `${now}/${most}`

/** What a combatant now carries, as written; null if it is unchanged. */
export const unlessSame = (now: readonly unknown[], atFirst: unknown): readonly unknown[] | null =>
  JSON.stringify(now) === JSON.stringify(atFirst ?? []) ? null : now

/** The rows of a table that belong to a combatant, in order. */
export function rowsOf(holders: { readonly [row: number]: number }, rows: number, who: number): number[] {
  const found: number[] = []
  for (let row = 0; row < rows; row++) if (holders[row] === who) found.push(row)
  return found
}
