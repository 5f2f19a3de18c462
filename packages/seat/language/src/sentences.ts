/** Says a finished English text in a language; what it does not know stays as it is. */
export type Says = (english: string) => string

/** A message without slots as it is shown: braces that stand in it are escaped in its file. */
export const plainText = (message: string): string => message.replace(/\\([{}|\\])/g, '$1')

/** A template as a pattern: what stands in its slots ends no sentence. */
interface Pattern {
  readonly pattern: RegExp
  readonly slots: readonly string[]
  readonly translation: string
  readonly letters: number
  /** No longer text is of it. */
  readonly longest: number
}

const SLOT = '((?:(?![.?!:] ["A-Z]).)*?)'

/** Where a slot stands first, a text is at most so many times as long as the letters: `{low} to {high}` is looked for in no long one. */
const LONGEST = 8

/** Where a sentence of a text may end. */
const BETWEEN = /(?<=[.?!:)])\s+(?=\S)/

/**
 * What says finished sentences in a language: errors are put together far from any language, so that the templates are found again by
 * the words. Slots of a translation stand as `{$name}` and take no form; what stands in them is said in the language too, where it is known.
 */
export function sentencesOf(messages: Readonly<Record<string, string>>): Says {
  const patterns = Object.entries(messages)
    .filter(([key]) => /\{\w+\}/.test(key))
    .map(([key, translation]) => patternOf(key, translation))
    .sort((a, b) => b.letters - a.letters)

  function whole(text: string): string | null {
    if (Object.hasOwn(messages, text)) return plainText(messages[text] ?? '')
    for (const { pattern, slots, translation, longest } of patterns) {
      const found = text.length > longest ? null : pattern.exec(text)
      if (found === null) continue
      const values = new Map(slots.map((name, at) => [name, within(found[at + 1] ?? '')]))
      return plainText(translation.replace(/\{\$(\w+)\}/g, (_, name: string) => values.get(name) ?? ''))
    }
    // The stop may be that of the sentence around it.
    const bare = text.endsWith('.') ? whole(text.slice(0, -1)) : null
    return bare === null ? null : `${bare}.`
  }

  /** What stands in a slot: words that are known, or several of them. */
  const within = (text: string): string =>
    whole(text) ??
    text
      .split(/( and | or |, )/)
      .map((part) => part.replace(part.trim(), (words) => (words === '' ? words : (whole(words) ?? words))))
      .join('')

  /** The most sentences from the beginning that are one message, then the rest. */
  function said(text: string): string {
    const found = whole(text)
    if (found !== null) return found
    const parts = text.split(BETWEEN)
    for (let most = parts.length - 1; most > 0; most--) {
      const first = whole(parts.slice(0, most).join(' '))
      if (first !== null) return `${first} ${said(parts.slice(most).join(' '))}`
    }
    const [first = '', ...rest] = parts
    return rest.length === 0 ? first : `${first} ${said(rest.join(' '))}`
  }
  return said
}

function patternOf(key: string, translation: string): Pattern {
  const pieces = key.split(/\{(\w+)\}/)
  const source = pieces.map((piece, at) => (at % 2 === 1 ? SLOT : piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')))
  const letters = pieces.reduce((sum, piece, at) => sum + (at % 2 === 1 ? 0 : piece.length), 0)
  return {
    pattern: new RegExp(`^${source.join('')}$`, 's'),
    slots: pieces.filter((_, at) => at % 2 === 1),
    translation,
    letters,
    longest: pieces[0] === '' ? letters * LONGEST : Number.POSITIVE_INFINITY,
  }
}
