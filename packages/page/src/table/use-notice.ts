import { useEffect } from 'react'
import { useHabits } from '../settings/habits.ts'
import { useWords } from '../words/words.ts'

/** Tells the one who looks elsewhere that something is wanted of them: by the title of the page, and by a sound where they like one. */
export function useNotice(title: string, isWanted: boolean): void {
  const words = useWords()
  const { sound } = useHabits()
  useEffect(() => {
    document.title = `${isWanted ? `${words.fight.yourTurn}: ` : ''}${title} · Fray`
  }, [isWanted, title, words])
  useEffect(() => {
    if (isWanted && sound) void import('../show/sounds.ts').then(({ play }) => play('turn'))
  }, [isWanted, sound])
}
