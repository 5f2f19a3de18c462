import type { Words } from '../log/parts.ts'

/** Position in the order: has had its turn, has it now, will have it, or waits for its moment. */
export type OrderState = 'done' | 'now' | 'to-come' | 'waiting'

/** One entry of the order: a combatant, a side that acts as one, a band, a number on a track. */
export interface OrderEntry {
  readonly label: string
  readonly who: readonly string[]
  /** Its number, if turns go by numbers; otherwise null. */
  readonly at: number | null
  readonly state: OrderState
  /** Whether it acts at the same instant as the entry before it. */
  readonly tied: boolean
  /** Remarks: `surprised`, `delayed`, `declared: attack`. */
  readonly notes: readonly Words[]
}

/** The turn order in the game's terms. */
export interface Order {
  /** Sides in blocks, one line of combatants, bands whose members choose their order, or a track of numbers. */
  readonly kind: 'sides' | 'line' | 'bands' | 'track'
  /** 0 before the fight starts. */
  readonly round: number
  /** The game's name for the round, with its number: `Round 2`, `Phase 3 of Round 1`. */
  readonly title: Words
  readonly entries: readonly OrderEntry[]
  /** Who may be next, by name, the likeliest first; empty if a roll decides it, or nobody is. */
  readonly next: readonly string[]
  /** The whole order in words, for screen readers. */
  readonly words: Words
}
