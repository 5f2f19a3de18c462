import type { ComeBack } from '@fray/live/protocol/plain'

/** The first wait at most, and the longest, in milliseconds. */
const WAITS: Readonly<Record<Exclude<ComeBack, 'never'>, { readonly first: number; readonly most: number }>> = {
  now: { first: 500, most: 20_000 },
  later: { first: 5_000, most: 60_000 },
}

/**
 * How long to wait before the attempt of that number (from 0), with full jitter: anything up to twice as much as the time
 * before, so that those who lost the same host do not come back all at once.
 */
function backOff(comeBack: Exclude<ComeBack, 'never'>, attempt: number, chance: number): number {
  const { first, most } = WAITS[comeBack]
  return Math.floor(chance * Math.min(most, first * 2 ** Math.min(attempt, 16)))
}

/**
 * The same where there are several ways to the host, gone one after the other: each is tried once, soon after the one before, before it
 * is waited for longer. That one of them wants to be left alone for a while says nothing about the others.
 */
export function backOffOn(ways: number, comeBack: Exclude<ComeBack, 'never'>, attempt: number, chance: number): number {
  if (ways === 1) return backOff(comeBack, attempt, chance)
  return backOff('now', (attempt + 1) % ways === 0 ? Math.floor(attempt / ways) : 0, chance)
}
