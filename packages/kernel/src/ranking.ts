/** The list of ranks from the last call, reused by the next; null during a call. */
let spare: number[] | null = null

/**
 * The rows from 0 to `count` - 1 by rank, lowest first; rows of equal rank in row order. Rows whose rank is null are
 * left out. An insertion sort for the few combatants of a fight; it calls only `rankOf`.
 */
export function rowsByRank(count: number, rankOf: (row: number) => number | null): number[] {
  const rows: number[] = []
  const ranks = spare ?? []
  spare = null
  for (let row = 0; row < count; row++) {
    const rank = rankOf(row)
    if (rank === null) continue
    let at = rows.length
    for (; at > 0 && ranks[at - 1] > rank; at--) {
      ranks[at] = ranks[at - 1]
      rows[at] = rows[at - 1]
    }
    ranks[at] = rank
    rows[at] = row
  }
  spare = ranks
  return rows
}
