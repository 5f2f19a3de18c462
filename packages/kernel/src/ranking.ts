/** The list of ranks of the last call, to be written over by the next; null while one is under way. */
let spare: number[] | null = null

/**
 * The rows from 0 to `count` - 1 in the order of their ranks, the least first; rows of equal rank in their own order. A row
 * whose rank is null is left out. For the handful of combatants of a fight: it inserts, and calls nothing but `rankOf`.
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
