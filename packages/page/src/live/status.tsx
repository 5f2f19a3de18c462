import type { Line, Pending, Snapshot } from '@fray/live/client'
import { useEffect, useState } from 'react'
import { useWords } from '../words/words.ts'
import look from './live.module.css'

/** Milliseconds for which a lost connection may come back before anybody is told. */
const PATIENCE = 700

/** What has become of the connection, and of what was said and not confirmed: nothing is shown as done that is not. */
export function Status({ snapshot }: { snapshot: Snapshot }) {
  const { live: words } = useWords()
  const { line, pending, readOnly, notice } = snapshot
  const isShown = useLater(line.state !== 'open', PATIENCE)
  const doubtful = pending.filter(({ inDoubt }) => inDoubt || line.state !== 'open')
  const isOpen = line.state === 'open'
  return (
    <>
      {isShown && !isOpen ? (
        <div className={`${look.bar} ${look.lost}`} role="status">
          <span className={look.spin} aria-hidden="true" />
          <p>
            <strong>{words.lost}.</strong> {words.slow} <ComingBack line={line} />{' '}
            {doubtful.length === 0 ? null : words.pendingWords(namesOf(doubtful, words.pending))}
          </p>
        </div>
      ) : isOpen && doubtful.length > 0 ? (
        <div className={`${look.bar} ${look.lost}`} role="status">
          <span className={look.spin} aria-hidden="true" />
          <p>
            {words.pendingWords(namesOf(doubtful, words.pending))} {doubtful[0]?.reason}
          </p>
        </div>
      ) : null}
      {readOnly === null ? null : (
        <div className={look.bar} role="status">
          <p>{words.readOnly(readOnly)}</p>
        </div>
      )}
      {notice === null ? null : (
        <div className={look.bar} role="status">
          <p>{notice}</p>
        </div>
      )}
    </>
  )
}

function namesOf(pending: readonly Pending[], names: Readonly<Record<string, string>>): string[] {
  return [...new Set(pending.map(({ message }) => names[message.do] ?? names.other ?? ''))]
}

function ComingBack({ line }: { line: Line }) {
  const { live: words } = useWords()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  if (line.state !== 'lost' || line.at === null) return words.backSoon
  const seconds = Math.ceil((line.at - now) / 1000)
  return seconds > 0 ? words.backIn(seconds) : words.connectingAgain
}

/** True once something has been so for a while. */
function useLater(is: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!is) return setLate(false)
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => clearTimeout(timer)
  }, [is, milliseconds])
  return late
}
