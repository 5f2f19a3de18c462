import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { type AtFight, goTo } from '../route.ts'
import type { Sitting } from '../sitting.ts'
import { useLabWords } from '../words/lab.ts'
import look from './lab.module.css'

/** Leads to a step of a fight, as the seat counts them: to look at it, and to try it differently in a fight of its own. */
export function StepLinks({
  route,
  fork,
  seat,
  step,
}: {
  route: AtFight
  fork: Sitting['fork']
  seat: string
  step: number
}) {
  const { after: words } = useLabWords()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const start = async (from: NonNullable<Sitting['fork']>) => {
    setBusy(true)
    setProblem('')
    try {
      goTo({ at: 'fight', id: await from(seat, step), as: 'table', step: null })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div className={look.links}>
        {fork === null ? null : (
          <Button isDisabled={isBusy} onPress={() => void start(fork)}>
            {isBusy ? words.trying : words.tryAgain}
          </Button>
        )}
        <Button kind="quiet" onPress={() => goTo({ ...route, as: 'table', step })}>
          {words.goThere}
        </Button>
      </div>
      {problem === '' ? null : (
        <p role="alert" className={look.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
