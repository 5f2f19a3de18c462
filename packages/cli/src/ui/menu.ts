import type { PlainCommand, Refusal } from '@fray/kernel'
import type { Odds } from './odds.ts'

/** One command that a person may choose. */
export interface MenuItem {
  readonly number: number
  readonly action: string
  readonly plain: PlainCommand
  /** What stands behind the action's name. */
  readonly words: string
  readonly odds: Odds | null
  /** The square that it names, on a battlefield with a map; null where it names none. */
  readonly square: number | null
}

/** A command that a person might expect and that is not legal, with the reason. */
export interface Forbidden {
  readonly action: string
  readonly plain: PlainCommand
  readonly words: string
  readonly refusal: Refusal
}

/** Everything that an actor may do now, and what it may not. */
export interface Menu {
  readonly items: readonly MenuItem[]
  readonly forbidden: readonly Forbidden[]
  /** Numbers that have been shown to the person: no other is taken, for nobody can know what it would do. */
  readonly listed: Set<number>
}

/** More ways than this to do one thing, each to its square, are told in a line, and drawn where somebody asks. */
const MOST_SQUARES = 9

/** Whether an action can be done to so many squares that they are not worth a line each. */
export const hasManySquares = (action: string, all: readonly Omit<MenuItem, 'number'>[]): boolean =>
  all.filter((item) => item.action === action && item.square !== null).length > MOST_SQUARES

/** Whether it is the only command of its action, and has no odds to show. */
export const standsAlone = (item: Omit<MenuItem, 'number'>, all: readonly Omit<MenuItem, 'number'>[]): boolean =>
  item.odds === null && all.filter(({ action }) => action === item.action).length === 1
