import { useEffect } from 'react'
import { useHabits } from '../settings/habits.ts'
import type { Act } from './acts.ts'
import type { Showing } from './queue.ts'
import type { Sound } from './sounds.ts'

/** What is heard of an act; null for nothing. */
export function soundOf({ head, beats }: Act): Sound | null {
  if (beats.some(({ beat }) => beat === 'drop')) return 'fall'
  if (beats.some(({ beat }) => beat === 'damage')) return 'hit'
  if (head?.beat !== 'attack') return null
  return head.outcome === 'miss' || head.outcome === 'fumble' ? 'miss' : 'hit'
}

/** Lets what is shown be heard when it lands, where somebody likes that. */
export function useSounds({ act, isLanded, isOver }: Showing): void {
  const { sound: isWanted } = useHabits()
  const sound = act === null || !isLanded || isOver ? null : soundOf(act)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each act is heard once.
  useEffect(() => {
    if (isWanted && sound !== null) void import('./sounds.ts').then(({ play }) => play(sound))
  }, [act?.key, sound])
}
