/**
 * The rows from 0 to `count` - 1 in the order of their ranks, the least first; rows of equal rank in their own order. A row
 * whose rank is null is left out. For the handful of combatants of a fight: it inserts, and calls nothing but `rankOf`.
 */
export declare function rowsByRank(count: number, rankOf: (row: number) => number | null): number[];
//# sourceMappingURL=ranking.d.ts.map