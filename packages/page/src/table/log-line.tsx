import type { LogEntry } from '@fray/seat'
import { memo, useMemo } from 'react'
import { actsOf, lifeChangesOf, START } from '../show/acts.ts'
import { lossWords, rollOf } from '../show/verdict.ts'
import { useWords } from '../words/words.ts'
import { useAbout } from './about.tsx'
import look from './log.module.css'

/** A line of the log, with what is seen of it at its end; it opens to the numbers behind it, and these to their rules. */
export const Line = memo(function Line({ line, isGone }: { line: LogEntry; isGone: boolean }) {
  const words = useWords()
  const about = useAbout()
  const { words: said, opens } = line
  if (opens.length === 0) {
    return (
      <li className={look.line} data-line={line.n} data-gone={isGone}>
        <span className={look.said}>
          {said}
          <Marks line={line} />
        </span>
      </li>
    )
  }
  return (
    <li className={look.line} data-line={line.n} data-gone={isGone}>
      <details onToggle={intoSight}>
        <summary>
          <span className={look.said}>
            {said}
            <Marks line={line} />
          </span>
        </summary>
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

/** What is opened comes into sight. */
function intoSight({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
}

/** The die of a line, and what was lost or got back in it: what the line says, to be seen from afar. */
function Marks({ line }: { line: LogEntry }) {
  const words = useWords()
  const acts = useMemo(() => actsOf([line], START).acts, [line])
  const roll = acts.map((act) => rollOf(act, words)).find((one) => one !== null && one.dice.length > 0) ?? null
  const losses = acts.flatMap(lifeChangesOf)
  const isFall = line.beats.some(({ beat }) => beat === 'drop')
  if (roll === null && losses.length === 0 && !isFall) return null
  return (
    <span className={look.marks} aria-hidden="true">
      {roll === null ? null : (
        <span className={look.face} data-turn={roll.turn}>
          {roll.dice.join(' ')}
        </span>
      )}
      {losses.map((loss) => (
        <b key={`${loss.who} ${loss.pool}`} data-gain={loss.beat === 'healing'}>
          {lossWords(loss)}
        </b>
      ))}
      {isFall ? <b data-fall>✕</b> : null}
    </span>
  )
}
