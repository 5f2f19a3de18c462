import { choiceText, inEnglish, type Literal, listText, type SeenSlot } from '@fray/kernel'
import { isSpoken, type Language, openLanguage, openTexts, type Says } from '@fray/seat/language'
import type { Terminal } from './terminal.ts'
import { wantedLanguage } from './wanted-language.ts'

let spoken: Language | null = null

/** A sentence of the terminal with what stands in it, in the language that it speaks. */
export const put = <T extends string>(key: Literal<T>, slots: Parameters<typeof inEnglish<T>>[1]): string => {
  const words = inEnglish(key, slots)
  return spoken?.words(words) ?? words
}

/** A text that has no slots, in the language that the terminal speaks. */
export const own = (english: string): string => spoken?.words(english) ?? english

/** Dice that were rolled, as the language writes them: `d20=11, d6=3`. */
export const ownDice = (dice: string): string => dice.replace(/(?<!\d)\d*d\d+/g, own)

/** One of several: `a, b or c`. */
export const either = (all: readonly string[]): string =>
  spoken === null ? choiceText(all) : new Intl.ListFormat(spoken.tag, { type: 'disjunction' }).format(all)

/** Several: `a, b and c`. */
export const together = (all: readonly string[]): string =>
  spoken === null ? listText(all) : new Intl.ListFormat(spoken.tag, { type: 'conjunction' }).format(all)

/** A word that is typed as it stands, with what it means in the language: `fatal (tödlich)`. */
export const typed = (word: string): string => {
  const meaning = own(word.replaceAll('-', ' '))
  return spoken === null || meaning === word || meaning === word.replaceAll('-', ' ') ? word : `${word} (${meaning})`
}

/** A number with the decimal sign of the language. */
export const decimal = (text: string): string => {
  if (spoken === null) return text
  const sign = new Intl.NumberFormat(spoken.tag).format(0.5).replace(/\d/g, '')
  return text.replace('.', sign)
}

/** Places of the fight by what commands call them; in another language than English by what it calls them. */
export const places = (ids: readonly string[]): SeenSlot =>
  spoken === null ? it(ids.join(', ')) : { list: ids.map((place) => ({ place })) }

/** What a rule of a game says, in the language that the terminal speaks. */
export const ruleText = async (english: string, ruleset: string): Promise<string> =>
  spoken === null || !isSpoken(spoken.tag) ? english : (await openTexts(spoken.tag, ruleset))(english)

/** Whether the terminal speaks another language than English. */
export const isTranslated = (): boolean => spoken !== null

/** A number or a word as it stands in a sentence of the terminal. */
export const it = (said: string | number) => ({ said: String(said) })

/**
 * The language that a fight is shown in: what `--lang` says, or `FRAY_LANG`; null for English. Throws a {@link Stop} where there is no
 * such language.
 */
export async function languageFor(wanted: string | undefined, ruleset: string): Promise<Language | null> {
  const tag = wantedLanguage(wanted)
  spoken = isSpoken(tag) ? await openLanguage(tag, { ruleset, cli: true }) : null
  return spoken
}

/** Marks of colours that stand in texts until they go out; see `colours.ts`. */
const MARKS = /([\ufdd0-\ufdef]+)/

/** A terminal that says in a language what it is told in English. */
export const terminalIn = (language: Language, terminal: Terminal): Terminal =>
  translating(terminal, (part) => {
    const bare = part.trim()
    return bare === '' ? part : part.replace(bare, () => language.words(bare))
  })

/** A terminal whose texts are translated, part by part between the marks of colours. */
export function translating(terminal: Terminal, says: Says): Terminal {
  const words = (text: string): string =>
    text
      .split(MARKS)
      .map((part, at) => (at % 2 === 1 ? part : says(part)))
      .join('')
  return {
    ...terminal,
    get width() {
      return terminal.width
    },
    get height() {
      return terminal.height
    },
    tell: (text, indent) => terminal.tell(words(text), indent),
    say: (line = '') => terminal.say(words(line)),
  }
}
