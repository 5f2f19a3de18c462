import { type Habits, habitsNow, setHabits } from './habits.ts'

/** What letters do at a table, each with its letter where nobody has changed it. */
const LETTERS = {
  ...{ end: 'e', board: 'b', action: 'a', people: 'p', log: 'l', time: 'm', reach: 'r', threat: 't' },
  ...{ referee: 'g', pick: 'x', add: 'j', value: 'v', veil: 'h', pause: 'k' },
} as const

/** Something that a letter does. */
export type LetterDoes = keyof typeof LETTERS

/** Everything that letters do, in the order of the list of keys. */
export const letterOperations = Object.keys(LETTERS) as LetterDoes[]

/** The letter of everything that letters do, as this browser has it. */
export function lettersOf({ changedLetters }: Habits): Readonly<Record<LetterDoes, string>> {
  return { ...LETTERS, ...changedLetters }
}

/** What the letter does; undefined for nothing, and where letters are switched off. */
export function doneByLetter(habits: Habits, letter: string): LetterDoes | undefined {
  const letters = lettersOf(habits)
  return habits.letters ? letterOperations.find((operation) => letters[operation] === letter.toLowerCase()) : undefined
}

/**
 * Gives something another letter. Where that one did something else, the two change places, so that everything keeps a key: what
 * that was is returned, or null. What is no single letter changes nothing: `no-letter`.
 */
export function changeLetter(operation: LetterDoes, typed: string): LetterDoes | null | 'no-letter' {
  const letter = typed.toLowerCase()
  if (!/^\p{L}\p{M}*$/u.test(letter)) return 'no-letter'
  const letters = lettersOf(habitsNow())
  const other = letterOperations.find((one) => one !== operation && letters[one] === letter) ?? null
  const changed = { ...letters, [operation]: letter, ...(other === null ? {} : { [other]: letters[operation] }) }
  setHabits({ changedLetters: changed })
  return other
}

/** Every letter does again what it did at first. */
export const resetLetters = (): void => setHabits({ changedLetters: {} })
