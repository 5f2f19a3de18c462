/** What `fray new` is told. */
export interface NewFightOptions {
  readonly game?: string
  readonly place?: string
  readonly foes?: string
  /** `4:6`, `4`, or `4:2-8`. */
  readonly sides?: string
  readonly hard?: string
  readonly seed?: string
  readonly output?: string
  readonly force?: boolean
  /** Stat lines of the other side. */
  readonly from?: readonly string[]
  /** Files of stat lines: of the other side, of the players' side. */
  readonly lines?: string
  readonly party?: string
  readonly trials?: string
  readonly threads?: string
}
