import type { Command, Game, PlainCommand, Random } from '@fray/kernel'
import type { AnySession } from '../random-play.ts'

/** A fight at the point where a check looks at it. */
export interface Position {
  readonly game: Game
  readonly session: AnySession
  readonly random: Random
  /** A seed for dice that are rolled to try something out. */
  readonly seed: string
}

/** A position before a command that is about to be given. */
export interface Before extends Position {
  readonly command: Command
  readonly plain: PlainCommand
}

/** A position after a command: the fight's state before it, and the number of commands by then. */
export interface After extends Position {
  readonly ply: number
  readonly was: string
  /** The journal so far, line by line. */
  readonly lines: readonly string[]
}

/**
 * A property of every fight of a ruleset. Its functions throw an error if it does not hold, and return how many
 * comparisons they made.
 */
export interface Check {
  /** The property in one line. */
  readonly asks: string
  /** Check one in this many commands; every command by default. */
  readonly every?: number
  /** Checks the ruleset itself, once. */
  game?(game: Game): number | Promise<number>
  /** Checks an encounter that was read. */
  fight?(game: Game, encounter: unknown): number
  before?(at: Before): number
  after?(at: After): number
  /** Checks a fight after its last command. */
  end?(at: After): number
}
