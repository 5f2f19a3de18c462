/** A fight that comes with Fray. */
export interface ReadyFight {
  /** Its file below `encounters/`. */
  readonly file: string
  readonly title: string
  readonly line: string
  /** Names of the sides, and how many fight on each. */
  readonly sides: readonly string[]
  readonly numbers: readonly number[]
  /** How often the first side wins where computers play both, from 0 to 1; null where nobody has measured it. */
  readonly wins: number | null
  /** How many rounds a fight takes; null where nobody has measured it. */
  readonly rounds: number | null
  /** How many commands a fight takes where computers play both sides; left out where nobody has measured it. */
  readonly commands?: number
}

/** A game with its fights, in the order in which they are offered. */
export interface ReadyGame {
  readonly id: string
  readonly title: string
  /** The files of the fight to start with, and of the one whose board is the game's picture; the first where nobody has chosen. */
  readonly start?: string
  readonly picture?: string
  readonly fights: readonly ReadyFight[]
}
