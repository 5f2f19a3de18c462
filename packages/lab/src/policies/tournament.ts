import type { Share } from '../statistics/share.ts'

/** One policy against another on one mirror fight, each on either side as often. */
export interface Pairing {
  readonly ruleset: string
  readonly encounter: string
  readonly first: string
  readonly second: string
  /** Victories of the first; a draw counts for neither. */
  readonly wins: Share
  readonly losses: Share
  readonly draws: Share
  /** Points of the first, a draw being half of one: how they compare, with the interval. */
  readonly score: { readonly value: number; readonly low: number; readonly high: number }
}

/** What a policy made use of: the part of each action in its commands. */
export interface Usage {
  readonly ruleset: string
  readonly policy: string
  readonly actions: readonly { readonly action: string; readonly title: string; readonly share: number }[]
}

/** Policies against each other, ruleset by ruleset. */
export interface Tournament {
  readonly seed: string
  readonly pairings: readonly Pairing[]
  readonly usage: readonly Usage[]
}
