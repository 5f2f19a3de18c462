import type { ReactNode } from 'react'
import type { Underway } from '../local/lab/orders.ts'
import { Button } from '../parts/button.tsx'
import { FlaskConical, Square } from '../signs/index.ts'
import { useLabWords } from '../words/lab.ts'
import { useWords } from '../words/words.ts'
import look from './lab.module.css'
import type { Trying } from './use-bench.ts'

/** The button that begins, or, while something is worked out, how far it is and what ends it. */
export function RunButton({
  trying,
  label,
  first,
  isDisabled = false,
  onRun,
}: {
  trying: Pick<Trying<'simulate'>, 'isRunning' | 'underway' | 'problem' | 'stop'>
  label: string
  /** The first side's name, for how it stands; '' where it is not told. */
  first: string
  isDisabled?: boolean
  onRun: () => void
}) {
  const words = useLabWords()
  const { isRunning, underway, problem, stop } = trying
  return (
    <>
      <div className={look.run}>
        {isRunning ? (
          <Button icon={Square} onPress={stop}>
            {words.stop}
          </Button>
        ) : (
          <Button kind="main" icon={FlaskConical} isDisabled={isDisabled} onPress={onRun}>
            {label}
          </Button>
        )}
      </div>
      {isRunning ? <Progress underway={underway} first={first} /> : null}
      {problem === '' ? null : (
        <p role="alert" className={look.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

/** How far it is, in words and as a bar. */
function Progress({ underway, first }: { underway: Underway | null; first: string }) {
  const words = useLabWords()
  const { percent } = useWords()
  let part: number | null = null
  let said: ReactNode = words.working
  let so = ''
  if (underway?.of === 'trials') {
    const { trials, of, precision, won } = underway.now
    part = trials / of
    said = words.played(trials, of)
    const half = words.giveOrTake(percent(precision))
    so = won === undefined || first === '' ? half : `${words.soFar(first, percent(won))}, ${half}`
  } else if (underway?.of === 'duel') {
    said = underway.found === 0 ? words.duel.played(underway.branches) : words.duel.found(underway.found)
  } else if (underway?.of === 'course') {
    part = underway.part
    said = percent(underway.part)
  }
  return (
    <div className={look.progress} data-progress>
      {so === '' ? null : <p className={look.soFar}>{so}</p>}
      <progress aria-label={words.working} {...(part === null ? {} : { value: part })} max={1} />
      <p className={look.faint}>{said}</p>
    </div>
  )
}
