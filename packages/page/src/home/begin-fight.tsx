import type { LocatedProblem } from '@fray/files'
import { useEffect, useState } from 'react'
import type { DiceFrom, Seating } from '../local/orders.ts'
import { Button } from '../parts/button.tsx'
import { goTo } from '../route.ts'
import { useWords } from '../words/words.ts'
import look from './home.module.css'

/** Begins a ready fight and goes to its table. */
export function StartFight({
  file,
  seed,
  seating,
  dice,
}: {
  file: string
  seed: string
  seating: Seating
  dice: DiceFrom
}) {
  const words = useWords()
  const [problems, setProblems] = useState<readonly Pick<LocatedProblem, 'message'>[]>([])
  useEffect(() => {
    let isWanted = true
    void (async () => {
      try {
        const { startHere } = await import('../local/here.ts')
        if (!isWanted) return
        const started = await startHere({
          from: { ready: file },
          seating,
          dice,
          ...(seed === '' ? {} : { seed }),
        })
        if (!isWanted) return
        if ('problems' in started) setProblems(started.problems)
        else goTo({ at: 'fight', id: started.fight, as: 'table' }, true)
      } catch (error) {
        setProblems([{ message: error instanceof Error ? error.message : String(error) }])
      }
    })()
    return () => {
      isWanted = false
    }
  }, [file, seed, seating, dice])
  if (problems.length === 0) {
    return (
      <main className={look.notice} aria-busy="true">
        <h1>{words.fight.opening}</h1>
      </main>
    )
  }
  return (
    <main className={look.notice}>
      <h1>{words.fight.failed}</h1>
      {problems.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      <Button onPress={() => goTo({ at: 'home' })}>{words.back}</Button>
    </main>
  )
}
