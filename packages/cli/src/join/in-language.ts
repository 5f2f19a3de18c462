import { type About, keepBehind } from '@fray/kernel'
import type { Connection, Snapshot } from '@fray/live/client'
import { aboutIn, inLanguage, isSpoken, type Language } from '@fray/seat/language'
import { inSentences } from '../io/help-language.ts'
import { languageFor, translating } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'
import { wantedLanguage } from '../io/wanted-language.ts'

/** How a connection is made whose words are shown in the language that is wanted: `{}` for English. */
export const optionsIn = (lang: string | undefined) => (wantedLanguage(lang) === 'en' ? {} : { behind: keepBehind })

/** The terminals behind those that translate. */
const behind = new WeakMap<Terminal, Terminal>()

/** The terminal that prints what it is given as it is. */
export const asWritten = (terminal: Terminal): Terminal => behind.get(terminal) ?? terminal

/** A terminal that says the sentences of a live table in the language that is spoken. */
export function sayingIn(terminal: Terminal): Terminal {
  const saying = translating(terminal, inSentences)
  behind.set(saying, terminal)
  return saying
}

/** What answers with nothing that people read. */
const AS_THEY_ARE: ReadonlySet<PropertyKey> = new Set(['subscribe', 'earlier', 'retry', 'close'])

/** A seat that sees everything in the language that is wanted; the same connection for English. What it sends goes out as it is. */
export function seenIn(connection: Connection, lang: string | undefined): Connection {
  const tag = wantedLanguage(lang)
  if (!isSpoken(tag)) return connection
  const listeners = new Set<(now: Snapshot) => void>()
  const opened = new Map<string, Language | null>()
  let shown: { readonly of: Snapshot; readonly language: Language | null; readonly now: Snapshot } | null = null
  const gameNow = (): string | null => connection.now.table?.fight.ruleset ?? null
  const languageNow = (): Language | null => opened.get(gameNow() ?? '') ?? null
  function now(): Snapshot {
    const of = connection.now
    const language = languageNow()
    if (shown?.of === of && shown.language === language) return shown.now
    const { table, told, ...rest } = of
    // Nothing is shown in English first.
    const seen =
      language === null
        ? { table: null, told: [] }
        : { table: inLanguage(language, table), told: told.map((one) => inLanguage(language, one)) }
    shown = { of, language, now: { ...rest, ...seen } }
    return shown.now
  }
  const changed = (): void => {
    const game = gameNow()
    if (game !== null && !opened.has(game)) {
      opened.set(game, null)
      void languageFor(lang, game).then((language) => {
        opened.set(game, language)
        changed()
      })
    }
    for (const listener of listeners) listener(now())
  }
  const answered = async (asked: unknown, answer: unknown): Promise<unknown> => {
    const [value, language, game] = [await answer, languageNow(), gameNow()]
    if (language === null || game === null) return value
    const isAbout = (asked as { readonly do?: string } | undefined)?.do === 'about' && value !== null
    return isAbout ? aboutIn(language, game, value as About) : inLanguage(language, value)
  }
  connection.subscribe(changed)
  changed()
  return new Proxy(connection, {
    get(target, name) {
      if (name === 'now') return now()
      if (name === 'subscribe')
        return (listener: (now: Snapshot) => void) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        }
      const found: unknown = Reflect.get(target, name, target)
      if (typeof found !== 'function') return found
      const call = (...given: unknown[]): unknown => found.apply(target, given)
      return AS_THEY_ARE.has(name) ? call : (...given: unknown[]) => answered(given[0], call(...given))
    },
  })
}
