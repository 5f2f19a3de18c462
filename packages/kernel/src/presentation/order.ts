import type { Words } from '../log/parts.ts'

/** Where somebody stands in the order: it has had its turn, has it now, will have it, or waits for its moment. */
export type OrderState = 'done' | 'now' | 'to-come' | 'waiting'

/** One place of the order: a combatant, a side that acts as one, a band, a number on a track. */
export interface OrderEntry {
  readonly label: string
  readonly who: readonly string[]
  /** Its number, where turns come by numbers; null elsewhere. */
  readonly at: number | null
  readonly state: OrderState
  /** Whether it comes at the same instant as the entry before it. */
  readonly tied: boolean
  /** What else there is to know: `surprised`, `delayed`, `declared: attack`. */
  readonly notes: readonly Words[]
}

/** Who acts when, as the game has it. */
export interface Order {
  /** Sides in blocks, one line of combatants, bands in which somebody picks, a track of numbers. */
  readonly kind: 'sides' | 'line' | 'bands' | 'track'
  /** 0 before the fight has begun. */
  readonly round: number
  /** What this game calls the round, with its number: `Round 2`, `Phase 3 of Round 1`. */
  readonly title: Words
  readonly entries: readonly OrderEntry[]
  /** Who may come next, by name, the likeliest first; empty where it is decided by a roll, or nobody does. */
  readonly next: readonly string[]
  /** All of it as one sentence, for the ear. */
  readonly words: Words
}
