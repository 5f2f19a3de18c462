import { badInput } from '../io/stop.ts'

/** What `fray roll` is told. */
export interface RollOptions {
  readonly seed?: string
  readonly table?: boolean
  readonly json?: boolean
  readonly times?: string
  readonly csv?: string
}

/** How often it is rolled. Throws a {@link Stop}. */
export function readTimes(options: RollOptions): number {
  const times = Number(options.times ?? 1)
  if (Number.isInteger(times) && times >= 1 && times <= 10_000) return times
  throw badInput(`--times ${options.times}: that is not a number of rolls; give a whole number from 1 to 10000.`)
}
