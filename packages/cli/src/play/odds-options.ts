import { badInput } from '../io/stop.ts'

/** What `fray odds` is told. */
export interface OddsOptions {
  readonly at?: string
  readonly reactions?: string
  readonly seed?: string
  readonly branches?: string
  readonly samples?: string
  readonly json?: boolean
  /** A table of all figures. */
  readonly csv?: string
  readonly duel?: boolean
  /** The parameter that varies, with its values. */
  readonly over?: string
  /** A page with heat maps. */
  readonly html?: string
  readonly policy?: readonly string[]
  /** Rules that are switched off. */
  readonly without?: readonly string[]
}

/** A whole number of an option. Throws a {@link Stop} with what would be right. */
export function readNumber(option: string, text: string | undefined, otherwise: number, most: number): number {
  if (text === undefined) return otherwise
  const n = Number(text)
  if (Number.isInteger(n) && n >= 1 && n <= most) return n
  throw badInput(`${option} ${text}: give a whole number from 1 to ${most.toLocaleString('en')}.`)
}
