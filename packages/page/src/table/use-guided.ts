import { useEffect } from 'react'
import { setHabits, useHabits } from '../settings/habits.ts'

/** Whether a fight has hints: the one that was begun by *Start here*. */
export function useGuided(id: string): boolean {
  const { guided } = useHabits()
  useEffect(() => {
    if (guided === 'next') setHabits({ guided: id })
  }, [guided, id])
  return guided === id
}
