import type { About, Words } from '@fray/kernel'
import type { Language } from './language.ts'
import { isSpoken, openTexts } from './open.ts'
import { inLanguage } from './translated.ts'

/** What explains with the text of a rule. Everything else needs no texts. */
const WITH_TEXTS: ReadonlySet<string> = new Set(['rule', 'action'])

/** An explanation in a language. The texts of the game's rules are fetched with the first one that has such a text. */
export async function aboutIn(language: Language, ruleset: string, about: About): Promise<About> {
  if (!WITH_TEXTS.has(about.kind) || !isSpoken(language.tag)) return inLanguage(language, about)
  const text = await openTexts(language.tag, ruleset)
  const lines = about.lines.map((line) => {
    const said = text(line)
    return (said === line ? language.words(line) : said) as Words
  })
  // The place in its source has the name that the source gives it.
  const facts = about.facts.map((fact) =>
    about.kind === 'rule' && fact.label === 'from'
      ? { ...fact, label: language.words(fact.label) as Words }
      : inLanguage(language, fact),
  )
  return { ...inLanguage(language, { ...about, lines: [], facts: [] }), lines, facts }
}
