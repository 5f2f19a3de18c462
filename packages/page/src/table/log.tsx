import type { LogEntry } from '@fray/seat'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { useAbout } from './about.tsx'
import look from './log.module.css'
import { goneLines, isHeading } from './log-markdown.ts'

/** So many lines are drawn at first; those before come when they are wanted. */
const DRAWN = 150

/** What has happened, line by line; each opens to the numbers behind it, and these to their rules. */
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
  if (isEmpty) return <p className={look.empty}>{words.log.empty}</p>
  return (
    <div
      className={look.log}
      ref={list}
      onScroll={scrolled}
      role="log"
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
        {lines.slice(-drawn).map((line) => (
          <Line key={line.n} line={line} isGone={gone.has(line.n)} />
        ))}
      </ol>
    </div>
  )
})

const Line = memo(function Line({ line, isGone }: { line: LogEntry; isGone: boolean }) {
  const words = useWords()
  const about = useAbout()
  const { words: said, opens } = line
  if (opens.length === 0) {
    return (
      <li className={look.line} data-gone={isGone} data-heading={isHeading(line)}>
        {said}
      </li>
    )
  }
  return (
    <li className={look.line} data-gone={isGone}>
      <details>
        <summary>{said}</summary>
        <div className={look.tallies}>
          {opens.map(({ label, parts, total }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: numbers of a line never change their places.
            <table key={i} className={look.tally}>
              <caption>{label}</caption>
              <tbody>
                {parts.map((part, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do their parts.
                  <tr key={at} data-counted={part.counted}>
                    <th scope="row">
                      <button
                        type="button"
                        className={look.part}
                        onClick={() => about({ kind: 'rule', name: part.rule, of: null })}
                      >
                        {part.words}
                      </button>
                      {part.dice === '' ? null : <span className={look.dice}> {part.dice}</span>}
                      {part.counted ? null : (
                        <span className={look.dice} lang={words.language}>
                          {' '}
                          {words.log.notCounted}
                        </span>
                      )}
                    </th>
                    <td>{part.value > 0 && at > 0 ? `+${part.value}` : part.value}</td>
                  </tr>
                ))}
                <tr className={look.total}>
                  <th scope="row">
                    {parts.length === 0 ? label : <span lang={words.language}>{words.log.total}</span>}
                  </th>
                  <td>{total}</td>
                </tr>
              </tbody>
            </table>
          ))}
        </div>
      </details>
    </li>
  )
})
