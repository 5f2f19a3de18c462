import type { LogEntry } from '@fray/seat'
import { useEffect, useRef, useState } from 'react'
import { RULES_SPEAK, useWords } from '../words/words.ts'

/** Something that was said for the ear. */
export interface SaidNow {
  /** Counted on, so that the same words can be said twice. */
  readonly n: number
  readonly text: string
}

interface Line {
  readonly key: number
  readonly text: string
  readonly lang: string | undefined
}

/** So many lines of the log are said at once; how many others there are is said before. */
const MOST = 12
/** So many lines stay, so that what is said is not taken away while it is spoken. */
const KEPT = 40
/** Milliseconds for which the fight has to stand still: what is wanted is said once, behind all that has happened. */
const STILL = 250

/**
 * Tells those who do not see what happens, then what is wanted of them, and where the cursor is: one region that is there on every
 * screen, for the log itself may be behind another part. `wanted` is '' where others are waited for.
 */
export function Announcer({ told, wanted, said }: { told: readonly LogEntry[]; wanted: string; said: SaidNow }) {
  const { log: words } = useWords()
  const [lines, setLines] = useState<readonly Line[]>([])
  const count = useRef(0)
  const heard = useRef(told.at(-1)?.n ?? 0)
  const before = useRef('')
  const add = useRef((texts: readonly string[], lang?: string) => {
    const fresh = texts.map((text): Line => ({ key: count.current++, text, lang }))
    setLines((all) => [...all, ...fresh].slice(-KEPT))
  })
  useEffect(() => {
    const still = setTimeout(() => {
      const fresh = told.filter(({ n }) => n > heard.current).map(({ words }) => words)
      heard.current = told.at(-1)?.n ?? 0
      if (fresh.length > MOST) add.current([words.before(fresh.length - MOST)])
      add.current(fresh.slice(-MOST), RULES_SPEAK)
      if (wanted !== '' && (fresh.length > 0 || wanted !== before.current)) add.current([wanted])
      before.current = wanted
    }, STILL)
    return () => clearTimeout(still)
  }, [told, wanted, words])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said again is said again.
  useEffect(() => {
    if (said.text !== '') add.current([said.text])
  }, [said.n])
  return (
    <div className="for-the-ear" aria-live="polite">
      {lines.map(({ key, text, lang }) => (
        <p key={key} lang={lang}>
          {text}
        </p>
      ))}
    </div>
  )
}
