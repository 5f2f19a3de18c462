import type { LogEntry } from '@fray/seat'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../words/words.ts'
import { byPage, byRules, type Spoken } from './said.ts'

/** So many lines of what happened are said at once. */
const LATELY = 12

/** The one voice of the text table: what it says now. */
export interface Voice {
  readonly lines: readonly Spoken[]
  /** Counts what was said: the same words are said again. */
  readonly turn: number
  say(lines: readonly Spoken[]): void
}

/**
 * Says what is new once: what happened, then what is wanted (`now`), when either differs than before. While the past is looked
 * at, `then` is said instead of it, and what happens waits until it is now again; null is the present.
 */
export function useVoice(told: readonly LogEntry[], now: readonly Spoken[], then: readonly Spoken[] | null): Voice {
  const [{ lines, turn }, setVoice] = useState<{ lines: readonly Spoken[]; turn: number }>({ lines: [], turn: 0 })
  const heard = useRef(told.length)
  const say = (next: readonly Spoken[]) => setVoice((before) => ({ lines: next, turn: before.turn + 1 }))
  const key = [...(then ?? now)].map(({ text }) => text).join('\n')
  const isPast = then !== null
  const { log: words } = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is wanted.
  useEffect(() => {
    if (then !== null) {
      if (then.length > 0) say(then)
      return
    }
    const fresh = told.slice(heard.current).map((line) => byRules(line.words))
    heard.current = told.length
    const missed = fresh.length > LATELY ? [byPage(words.before(fresh.length - LATELY))] : []
    say([...missed, ...fresh.slice(-LATELY), ...now])
  }, [isPast ? null : told, key, isPast])
  return { lines, turn, say }
}
