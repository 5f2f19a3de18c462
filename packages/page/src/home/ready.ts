import type { Board } from '@fray/kernel'
import listed from './ready.json' with { type: 'json' }

/** A fight that comes with Fray. */
export interface ReadyFight {
  /** Its file below `encounters/`. */
  readonly file: string
  readonly title: string
  readonly line: string
  /** Names of the sides, and how many fight on each. */
  readonly sides: readonly string[]
  readonly numbers: readonly number[]
  /** How often the first side wins where computers play both, from 0 to 1. */
  readonly wins: number
  readonly board: Board
}

/** A game with its fights, in the order in which they are offered. */
export interface ReadyGame {
  readonly id: string
  readonly title: string
  readonly fights: readonly ReadyFight[]
}

/** All games; scripts/ready.ts writes the list. */
export const games = listed as unknown as readonly ReadyGame[]
