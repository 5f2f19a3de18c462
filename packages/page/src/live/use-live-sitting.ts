import { useEffect, useState } from 'react'
import { useWords } from '../words/words.ts'
import { type LiveSitting, openLive } from './sitting.ts'

/** A seat of this browser at the server: sat down to when the page comes to it, left when the page goes. The seat stays. */
export function useLiveSitting(id: string): {
  readonly sitting: LiveSitting | null
  /** Why there is none: this browser has no such seat, or the table could not be opened. */
  readonly problem: 'not-kept' | Error | null
} {
  const { language } = useWords()
  const [sitting, setSitting] = useState<LiveSitting | null>(null)
  const [problem, setProblem] = useState<'not-kept' | Error | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who reads another language sits down again.
  useEffect(() => {
    let isWanted = true
    let opened: LiveSitting | null = null
    openLive(id).then(
      (found) => {
        opened = found
        if (!isWanted) found?.close()
        else if (found === null) setProblem('not-kept')
        else setSitting(found)
      },
      (error: Error) => setProblem(error),
    )
    return () => {
      isWanted = false
      opened?.close()
    }
  }, [id, language])
  return { sitting, problem }
}
