import { languageFiles } from '../languages.ts'

const WORD = /\p{L}{3,}/gu

/** What a translation shows of itself: neither slots nor options nor what it chooses by. */
function shownOf(translation: string): string {
  const chosen = [...translation.matchAll(/\{\{([\s\S]*?)\}\}/g)].map(([, words]) => words)
  return (chosen.length > 0 ? chosen.join(' ') : translation).replace(/\{\$[^{}]*\}/g, ' ')
}

/** The words of a text, in small letters. */
export const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase())

function onlyEnglish(): ReadonlySet<string> {
  const [english, german] = [new Set<string>(), new Set<string>()]
  for (const { language, messages, things, places } of languageFiles()) {
    if (language !== 'de') continue
    for (const [key, text] of Object.entries(messages)) {
      for (const word of wordsOf(key.replace(/\{\w+\}/g, ' '))) english.add(word)
      for (const word of wordsOf(shownOf(text))) german.add(word)
    }
    for (const [key, forms] of [...Object.entries(things), ...Object.entries(places)]) {
      for (const word of wordsOf(key)) english.add(word)
      for (const word of wordsOf(JSON.stringify(forms))) german.add(word)
    }
  }
  return new Set([...english].filter((word) => !german.has(word)))
}

/** The words that English texts have and no German one has. */
export const ENGLISH = onlyEnglish()
