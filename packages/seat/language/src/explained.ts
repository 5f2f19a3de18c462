import { type About, messageBehind, written } from '@fray/kernel'
import type { Language } from './language.ts'
import { isSpoken, openTexts } from './open.ts'
import { inLanguage } from './translated.ts'

/** What explains with the text of a rule. Everything else needs no texts. */
const WITH_TEXTS: ReadonlySet<string> = new Set(['rule', 'action'])

/** An explanation in a language. The texts of the game's rules are fetched with the first one that has such a text. */
export async function aboutIn(language: Language, ruleset: string, about: About): Promise<About> {
  const text =
    WITH_TEXTS.has(about.kind) && isSpoken(language.tag)
      ? await openTexts(language.tag, ruleset)
      : (line: string) => line
  const lines = about.lines.map((line) => {
    const said = text(line)
    return written(said === line ? language.words(line) : said)
  })
  const facts = about.facts.map(({ label, value }) => ({
    label: written(language.words(label)),
    // The place in its source has the name that the source gives it.
    value: about.kind === 'rule' && label === 'from' ? value : written(valueIn(language, value)),
  }))
  return { ...inLanguage(language, { ...about, lines: [], facts: [] }), lines, facts }
}

/** What a fact says: a message, or words with commas between them. */
const valueIn = (language: Language, value: string): string =>
  messageBehind(value) === null ? value.split(', ').map(language.words).join(', ') : language.words(value)
