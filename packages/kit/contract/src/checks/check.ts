import type { Command, Game, PlainCommand, Random } from '@fray/kernel'
import type { AnySession } from '../random-play.ts'

/** A fight at some point of it, where something is looked at. */
export interface Position {
  readonly game: Game
  readonly session: AnySession
  readonly random: Random
  /** For dice that are rolled to try something out. */
  readonly seed: string
}

/** A position before a command, which is to be given next. */
export interface Before extends Position {
  readonly command: Command
  readonly plain: PlainCommand
}

/** A position behind a command: how the fight stood before it, and how many commands had been done. */
export interface After extends Position {
  readonly ply: number
  readonly was: string
  /** The journal so far, line by line. */
  readonly lines: readonly string[]
}

/** What must hold in each fight of a ruleset. A look throws an error where it does not, and returns how much it has compared. */
export interface Check {
  /** What it asks, in one line. */
  readonly asks: string
  /** Of so many commands one is looked at; 1 for each. */
  readonly every?: number
  /** Looks at the ruleset itself, once. */
  game?(game: Game): number | Promise<number>
  /** Looks at an encounter that was read. */
  fight?(game: Game, encounter: unknown): number
  before?(at: Before): number
  after?(at: After): number
  /** Looks at a fight when no more commands are given. */
  end?(at: After): number
}
