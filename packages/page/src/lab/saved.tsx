import { useCallback, useEffect, useState } from 'react'
import type { SavedRun } from '../local/lab/orders.ts'
import { Button } from '../parts/button.tsx'
import { useLabWords } from '../words/lab.ts'
import { RULES_SPEAK } from '../words/words.ts'
import look from './lab.module.css'
import { RunButton } from './running.tsx'
import { Figures } from './simulate.tsx'
import { type Bench, type Trying, useTrying } from './use-bench.ts'
import { Compared } from './what-if.tsx'

/** Milliseconds between two looks at the list while something of it is under way. */
const AGAIN = 3000

/** What the workers have played for this seat before, to be looked at again. */
export function SavedRuns({ bench, isShown }: { bench: Bench; isShown: boolean }) {
  const { kept: words } = useLabWords()
  const trying = useTrying<'again'>(bench)
  const { runs, problem, load, forget } = useRuns(bench)
  const [run, setRun] = useState<SavedRun | null>(null)
  const isUnderWay = runs?.some(({ state }) => state === 'running') === true
  // What has come of one that was waited for shows in the list, too.
  const { value } = trying
  useEffect(() => {
    if (isShown || value !== null) load()
  }, [isShown, value, load])
  useEffect(() => {
    if (!isShown || !isUnderWay) return
    const timer = setInterval(load, AGAIN)
    return () => clearInterval(timer)
  }, [isShown, isUnderWay, load])
  const open = (one: SavedRun) => {
    setRun(one)
    trying.start({ do: 'again', run: one.run })
  }
  return (
    <>
      <div className={look.asked}>
        <p className={look.faint}>{words.lead}</p>
        {problem === '' ? null : (
          <p role="alert" className={look.problem}>
            {problem}
          </p>
        )}
        {runs?.length === 0 ? <p>{words.none}</p> : null}
        <ul className={look.keptRuns}>
          {runs?.map((one) => (
            <li key={one.run} data-state={one.state}>
              <OneRun run={one} isOpen={one.run === run?.run} onOpen={() => open(one)} onForget={() => forget(one)} />
            </li>
          ))}
        </ul>
      </div>
      <div className={look.found} data-busy={trying.isRunning}>
        {run === null ? null : <Again trying={trying} onOpen={() => open(run)} />}
      </div>
    </>
  )
}

function OneRun({
  run,
  isOpen,
  onOpen,
  onForget,
}: {
  run: SavedRun
  isOpen: boolean
  onOpen: () => void
  onForget: () => void
}) {
  const { kept: words } = useLabWords()
  const { kind, title, state, started, played, problem } = run
  return (
    <>
      <p>
        <strong>{words.kind(kind)}</strong>: <span lang={RULES_SPEAK}>{title}</span> ({words.state[state]})
      </p>
      <p className={look.faint}>{words.line(words.day(started), played)}</p>
      {problem === null ? null : (
        <p className={look.faint} lang="en">
          {problem}
        </p>
      )}
      <div className={look.row}>
        {state === 'failed' || state === 'left' ? null : (
          <Button aria-pressed={isOpen} onPress={onOpen}>
            {words.open}
          </Button>
        )}
        <Button kind="quiet" onPress={onForget}>
          {words.remove}
        </Button>
      </div>
    </>
  )
}

/** What has come of a run; of one that is under way how far it is. */
function Again({ trying, onOpen }: { trying: Trying<'again'>; onOpen: () => void }) {
  const { kept: words } = useLabWords()
  const { value, isRunning, problem } = trying
  if (isRunning || problem !== '') return <RunButton trying={trying} label={words.again} first="" onRun={onOpen} />
  if (value === null) return null
  return 'simulation' in value ? (
    <Figures simulation={value.simulation} sketch={value.sketch} subject={null} />
  ) : (
    <Compared comparison={value.comparison} sketch={value.sketch} />
  )
}

/** The list of what is kept: null until it is there. */
function useRuns(bench: Bench): {
  readonly runs: readonly SavedRun[] | null
  readonly problem: string
  readonly load: () => void
  readonly forget: (run: SavedRun) => void
} {
  const [runs, setRuns] = useState<readonly SavedRun[] | null>(null)
  const [problem, setProblem] = useState('')
  const load = useCallback(() => {
    bench.ask({ do: 'kept' }).done.then(
      (found) => {
        setRuns(found)
        setProblem('')
      },
      (error: Error) => setProblem(error.message),
    )
  }, [bench])
  const forget = useCallback(
    ({ run }: SavedRun) => {
      bench.ask({ do: 'forget', run }).done.then(load, (error: Error) => setProblem(error.message))
    },
    [bench, load],
  )
  return { runs, problem, load, forget }
}
