import type { AnySession } from '../live-fight.ts'

/** The start of a round. */
export interface RoundStart {
  readonly round: number
  /** The number of commands by then. */
  readonly done: number
}

/** The starts of all rounds of the fight so far; on a day with several fights one after the other. */
export function roundStartsOf({ rules, played }: AnySession): RoundStart[] {
  const column = rules.tables.byPath.get('fight.round')
  if (column === undefined) return []
  const starts: RoundStart[] = []
  for (const [done, { before }] of played.entries()) {
    const round = before.memory[before.layout.offsets[column.id]]
    if (round > 0 && round !== starts.at(-1)?.round) starts.push({ round, done })
  }
  return starts
}
