import type { LogEntry } from '@fray/seat'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { Words } from '../words/en.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import look from './log.module.css'
import { Line } from './log-line.tsx'
import { goneLines, turnsOf } from './log-turns.ts'

/** So many lines are drawn at first; those before come when they are wanted. */
const DRAWN = 150

/** What has happened, turn by turn and line by line. */
export const Log = memo(function Log({
  lines: all,
  until = null,
}: {
  lines: readonly LogEntry[]
  /** The last line of the step that is looked at; null for now. */
  until?: number | null
}) {
  const words = useWords()
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [drawn, setDrawn] = useState(DRAWN)
  const gone = useMemo(() => goneLines(all), [all])
  const lines = useMemo(() => (until === null ? all : all.filter(({ n }) => n <= until)), [all, until])
  const turns = useMemo(() => turnsOf(lines.slice(-drawn)), [lines, drawn])
  useEffect(() => {
    if (lines.length > 0 && isAtEnd.current && list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [lines])
  const isEmpty = lines.length === 0
  // What was told while it was behind is at its end when it comes in front.
  useEffect(() => {
    const box = list.current
    if (isEmpty || box === null) return
    const sized = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight
    })
    sized.observe(box)
    return () => sized.disconnect()
  }, [isEmpty])
  const scrolled = () => {
    const box = list.current
    if (box !== null && box.clientHeight > 0) isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40
  }
  if (isEmpty)
    return (
      <p className={look.empty} data-until={0}>
        {words.log.empty}
      </p>
    )
  return (
    <div
      className={look.log}
      ref={list}
      onScroll={scrolled}
      role="log"
      data-until={lines.at(-1)?.n}
      aria-live="off"
      aria-label={words.log.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
      tabIndex={0}
    >
      <ol lang={RULES_SPEAK}>
        {lines.length > drawn ? (
          <li>
            <button type="button" lang={words.language} className={look.earlier} onClick={() => setDrawn(drawn + 500)}>
              {words.log.toStart}
            </button>
          </li>
        ) : null}
        {turns.map(({ first, isHeading, lines }) => (
          <li key={`${first?.n} ${isHeading}`} className={look.turn} data-round={isHeading && isOfRound(first)}>
            {first === null ? null : (
              <p
                data-line={isHeading ? first.n : undefined}
                data-gone={gone.has(first.n)}
                lang={isHeading ? undefined : words.language}
              >
                {isHeading ? first.words : headingOf(first, words)}
              </p>
            )}
            <ol>
              {lines.map((line) => (
                <Line key={line.n} line={line} isGone={gone.has(line.n)} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  )
})

const isOfRound = (line: LogEntry | null): boolean => line?.beats.some(({ beat }) => beat === 'round') === true

/** Whose turn it is, where no line says so by itself. */
function headingOf({ beats }: LogEntry, { show }: Words): string {
  const turn = beats.findLast((beat) => beat.beat === 'turn')
  if (turn === undefined) return ''
  return show.turn(turn.who ?? turn.side ?? show.somebody)
}
