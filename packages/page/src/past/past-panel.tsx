import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { type AtFight, goTo } from '../route.ts'
import type { Sitting } from '../sitting.ts'
import { useWords } from '../words/words.ts'
import look from './past.module.css'
import type { Past } from './use-past.ts'

/** What stands where things are done while the past is looked at: that it is past, and what can be made of the step. */
export function PastPanel({
  past,
  lately,
  isWanted,
  seat,
  fork,
  as = 'table',
}: {
  past: Past
  /** What was told last then; '' at the beginning. */
  lately: string
  /** Whether something is wanted of the seat now. */
  isWanted: boolean
  /** The seat that counts the steps. */
  seat: string
  fork: Sitting['fork']
  /** How the fight that begins from here is shown. */
  as?: AtFight['as']
}) {
  const { time: words } = useWords()
  const [problem, setProblem] = useState('')
  const [isCopied, setCopied] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { steps, at, shown, missed } = past
  const n = at ?? 0
  const start = async () => {
    if (fork === null) return
    setBusy(true)
    setProblem('')
    try {
      goTo({ at: 'fight', id: await fork(seat, n), as, step: null })
    } catch (error) {
      setProblem(words.notForked(error instanceof Error ? error.message : String(error)))
    } finally {
      setBusy(false)
    }
  }
  const copy = async () => {
    const address = new URL(location.href)
    address.hash = address.hash.replace(/\/\d+$/, '').concat(`/${n}`)
    try {
      await navigator.clipboard.writeText(address.href)
      setCopied(true)
    } catch {
      // Where nothing may be copied the address stands in the browser's own line.
    }
  }
  return (
    <div className={look.panel}>
      <h2>{words.past}</h2>
      <p className={look.where}>{words.at(n, Math.max(n, steps.length - 1), shown?.round ?? 0)}</p>
      <p>{words.isPast}</p>
      {missed === null ? null : <p role="status">{words.noStep(missed)}</p>}
      {isWanted ? (
        <p role="status" className={look.wanted}>
          {words.meanwhile}
        </p>
      ) : null}
      <figure className={look.lately}>
        <figcaption>{words.lately}</figcaption>
        <blockquote>{lately === '' ? words.beginning : lately}</blockquote>
      </figure>
      <div className={look.operations}>
        {fork === null ? null : (
          <>
            <Button onPress={() => void start()} isDisabled={isBusy}>
              {words.fork}
            </Button>
            <p className={look.hint}>{words.forkMeans}</p>
          </>
        )}
        <Button onPress={() => void copy()}>{isCopied ? words.copied : words.copy}</Button>
      </div>
      {problem === '' ? null : (
        <p role="alert" className={look.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
