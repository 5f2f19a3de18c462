import { useEffect, useRef, useState } from 'react'
import { playMany } from '../../local/builder-here.ts'
import type { Hardness } from '../../local/builder-orders.ts'
import { Button } from '../../parts/button.tsx'
import { Square, Swords } from '../../signs/index.ts'
import { useBuilderWords } from '../../words/builder.ts'
import { useWords } from '../../words/words.ts'
import { useBuilding } from '../context.ts'
import look from './panel.module.css'

const TRIALS = 200

/** How hard the fight is: played many times by computers, when somebody asks, and stopped when somebody likes. */
export function HowHard({ text }: { text: string }) {
  const { checked } = useBuilding()
  const { panel: words } = useBuilderWords()
  const { home, percent, amount } = useWords()
  const [found, setFound] = useState<{ readonly text: string; readonly figures: Hardness } | null>(null)
  const [isRunning, setRunning] = useState(false)
  const [trouble, setTrouble] = useState('')
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  const canBePlayed = checked !== null && checked.problems.length === 0
  const begin = () => {
    setTrouble('')
    setRunning(true)
    setFound(null)
    const run = playMany(text, TRIALS, (figures) => setFound({ text, figures }))
    stop.current = run.stop
    run.result.then(
      (figures) => {
        setFound({ text, figures })
        setRunning(false)
        stop.current = null
      },
      (error: unknown) => {
        setTrouble(error instanceof Error ? error.message : String(error))
        setRunning(false)
      },
    )
  }
  const figures = found?.figures ?? null
  const [first = 0] = figures?.wins ?? []
  return (
    <section className={look.hard} aria-labelledby="how-hard">
      <h2 id="how-hard">{words.hard}</h2>
      {isRunning ? (
        <>
          <progress max={TRIALS} value={figures?.trials ?? 0} aria-label={words.hardProgress} />
          <p>{words.hardSoFar(figures?.trials ?? 0, TRIALS)}</p>
          <Button
            icon={Square}
            onPress={() => {
              stop.current?.()
              stop.current = null
              setRunning(false)
            }}
          >
            {words.hardStop}
          </Button>
        </>
      ) : (
        <Button icon={Swords} isDisabled={!canBePlayed} onPress={begin}>
          {figures === null ? words.hardFind : words.hardAgain}
        </Button>
      )}
      {trouble === '' ? null : <p role="alert">{trouble}</p>}
      {figures === null || isRunning ? (
        figures === null && !isRunning ? (
          <p className={look.count}>{canBePlayed ? words.hardMeans(TRIALS) : words.hardNotYet}</p>
        ) : null
      ) : (
        <div role="status">
          <p className={look.word}>{home.hard(first)}</p>
          <ul className={look.bars}>
            {(figures.wins.length > 1 ? figures.wins : [first, 1 - first]).map((share, i) => (
              <li key={checked?.sides[i] ?? i}>
                <span>{checked?.sides[i] ?? words.others}</span>
                <span className={look.bar} aria-hidden="true">
                  <span style={{ inlineSize: `${share * 100}%` }} data-side={i} />
                </span>
                <span>{percent(share)}</span>
              </li>
            ))}
          </ul>
          <p className={look.count}>
            {words.hardOf(figures.trials)} {figures.rounds === null ? '' : words.rounds(amount(figures.rounds))}
          </p>
          {found?.text === text ? null : <p className={look.count}>{words.hardOld}</p>}
        </div>
      )}
    </section>
  )
}
