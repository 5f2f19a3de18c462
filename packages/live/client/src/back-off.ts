import type { ComeBack } from '@fray/live/protocol/plain'

/** The longest first wait, and the longest wait of all, in milliseconds. */
const WAITS: Readonly<Record<Exclude<ComeBack, 'never'>, { readonly first: number; readonly most: number }>> = {
  now: { first: 500, most: 20_000 },
  later: { first: 5_000, most: 60_000 },
}

/**
 * How long to wait before an attempt (counted from 0), with full jitter: a random time up to a limit that doubles
 * with each attempt, so that all clients of a lost host do not reconnect at once.
 */
function backOff(comeBack: Exclude<ComeBack, 'never'>, attempt: number, chance: number): number {
  const { first, most } = WAITS[comeBack]
  return Math.floor(chance * Math.min(most, first * 2 ** Math.min(attempt, 16)))
}

/**
 * The same for a host with several addresses that are tried in turn: each gets one quick attempt before the waits
 * grow. That one of them asks to be left alone says nothing about the others.
 */
export function backOffOn(ways: number, comeBack: Exclude<ComeBack, 'never'>, attempt: number, chance: number): number {
  if (ways === 1) return backOff(comeBack, attempt, chance)
  return backOff('now', (attempt + 1) % ways === 0 ? Math.floor(attempt / ways) : 0, chance)
}
