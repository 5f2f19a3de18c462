/** How likely an attack is to hurt or to kill one who lies already, and how much it takes off on average (over all outcomes, misses included). */
export interface Odds {
  readonly hits: number
  /** Null where the viewer may not know the target's hit points, from which it could be told. */
  readonly damage: number | null
}
