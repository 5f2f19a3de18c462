import { useSyncExternalStore } from 'react'
import { en, type Words } from './en.ts'
import type { Language } from './languages.ts'

/** How each language but the first is fetched: nobody loads one that they do not read. */
const FETCHED: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>> = {
  de: async () => (await import('./de.ts')).de,
}

/** The language of what the rules say: names of actions, lines of the log, sentences of rules. It marks their words wherever they stand. */
export let RULES_SPEAK: Language = 'en'

/** What says the words of the rules in the language of the page; null where that is English, which needs nothing. */
let rulesIn: RulesIn | null = null

/** The words of the rules in another language than English, and what is done for them. */
export type RulesIn = typeof import('./rules-in.ts')

/** What says the words of the rules in the language of the page; null for English. */
export const rulesInNow = (): RulesIn | null => rulesIn

/** A word or sentence of the rules in the language of the page. */
export const ruled = (english: string): string => rulesIn?.ruled(english) ?? english

let words: Words = en
let wanted: Language = 'en'
const listeners = new Set<() => void>()

/** The page's texts as they are now. Read when something is drawn or said, never kept: the language can change. */
export const wordsNow = (): Words => words

/** Speaks a language from now on. Where its texts cannot be fetched, the page goes on in the one that it spoke. */
export async function speak(language: Language): Promise<void> {
  wanted = language
  let fetched: Words = en
  let rules: RulesIn | null = null
  try {
    if (language !== 'en') {
      fetched = await FETCHED[language]()
      rules = await import('./rules-in.ts')
      await rules.openRules(language)
    }
  } catch {
    return
  }
  if (wanted !== language) return
  words = fetched
  rulesIn = rules
  RULES_SPEAK = language
  document.documentElement.lang = words.language
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The texts in the language that was chosen, and drawn again when another one is. */
export const useWords = (): Words => useSyncExternalStore(subscribe, wordsNow)
