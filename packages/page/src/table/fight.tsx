import { useEffect, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { type AtFight, goTo } from '../route.ts'
import type { Sitting } from '../sitting.ts'
import { useWords } from '../words/words.ts'
import { AtTable } from './at-table.tsx'
import look from './table.module.css'

/** A fight: opened when the page comes to it, left when the page goes. */
export function Fight({ route }: { route: AtFight }) {
  const { id } = route
  const words = useWords()
  const [sitting, setSitting] = useState<Sitting | null>(null)
  const [problem, setProblem] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: who reads another language sits down again.
  useEffect(() => {
    let isWanted = true
    let opened: Sitting | null = null
    void (async () => {
      try {
        const { sitHere } = await import('../local/here.ts')
        opened = await sitHere(id)
        if (isWanted) setSitting(opened)
        else opened.close()
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error))
      }
    })()
    return () => {
      isWanted = false
      opened?.close()
    }
  }, [id, words.language])
  if (problem !== '') {
    return (
      <main className={look.notice}>
        <h1>{words.fight.failed}</h1>
        <p>{problem}</p>
        <Button onPress={() => goTo({ at: 'home' })}>{words.back}</Button>
      </main>
    )
  }
  if (sitting === null) {
    return (
      <main className={look.notice} aria-busy="true">
        <h1 className={look.opening}>{words.fight.opening}</h1>
      </main>
    )
  }
  return <AtTable route={route} sitting={sitting} />
}
