import { useSyncExternalStore } from 'react'

import type { DiceFrom } from '../local/orders.ts'
import type { Pace } from '../show/queue.ts'
import type { Language } from '../words/languages.ts'

/** What somebody has chosen for this browser. */
export interface Habits {
  readonly scheme: 'auto' | 'light' | 'dark'
  /** The language of the page; `auto` is the browser's. */
  readonly language: Language | 'auto'
  /** Whether single letters are shortcuts. */
  readonly letters: boolean
  /** Letters that were given something else to do, by what they do; see `letters.ts`. */
  readonly changedLetters: Readonly<Record<string, string>>
  /** Whether one's turn, a hit, a miss, a fall are heard. */
  readonly sound: boolean
  /** How fast it is shown what others do. */
  readonly pace: Pace
  /** Whether fights are shown as text. */
  readonly textTable: boolean
  /** The fight with hints: the id of the one that *Start here* began, `next` for the next that is begun, '' for none. */
  readonly guided: string
  /** Hints that were dismissed for good. */
  readonly hintsDismissed: readonly string[]
  /** Who rolls in fights that are begun. */
  readonly dice: DiceFrom
}

const KEY = 'fray-habits'
const USUAL: Habits = {
  scheme: 'auto',
  language: 'auto',
  letters: true,
  changedLetters: {},
  sound: false,
  pace: 'usual',
  textTable: false,
  guided: '',
  hintsDismissed: [],
  dice: 'generator',
}

let habits = read()
const listeners = new Set<() => void>()

function read(): Habits {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Habits>) }
  } catch {
    return USUAL
  }
}

/** Changes some of the habits, for good. */
export function setHabits(changes: Partial<Habits>): void {
  habits = { ...habits, ...changes }
  try {
    localStorage.setItem(KEY, JSON.stringify(habits))
  } catch {
    // A browser that keeps nothing keeps this neither; it holds as long as the page is open.
  }
  for (const listener of listeners) listener()
}

/** The habits as they are now. */
export const habitsNow = (): Habits => habits

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The habits, and drawn again when they change. */
export const useHabits = (): Habits => useSyncExternalStore(subscribe, habitsNow)
