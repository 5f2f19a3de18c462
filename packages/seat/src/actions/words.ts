import type { Action, AnyRuleset, AnyScene, Command, Param, PlainCommand } from '@fray/kernel'

type AnyAction = Action<AnyScene, Command>

/** Little words before a parameter that is not the first one, so that a command reads as a sentence. */
const BEFORE: Readonly<Record<string, string>> = {
  weapon: 'with ',
  second: 'and ',
  zone: 'to ',
  to: 'to ',
  target: 'on ',
  targets: 'on ',
  away: 'away from ',
  at: 'at ',
  from: 'from ',
  by: 'by ',
}

const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(written).join(',')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return String(value)
}

const quoted = (text: string): string => (text.includes(' ') ? `"${text}"` : text)

/** How a command is typed behind the action's id: `Gob longsword`. Texts, which only its author can say, show as `...`. */
export function typedWords(params: readonly Param[], plain: PlainCommand): string {
  const words: string[] = []
  let gap = false
  for (const param of params) {
    const value = plain[param.name]
    if (isUnsaid(value)) gap = true
    else if (gap) words.push(`${param.name}=${quoted(written(value))}`)
    else words.push(param.kind === 'text' ? '...' : written(value))
  }
  return dotted(words)
}

/** What an action's command is called: by its title without what it costs, or by what it names in the title's place. */
export function titleWords({ title, titledBy }: Titled, plain: PlainCommand): string {
  const named = titledBy === undefined ? undefined : plain[titledBy]
  if (typeof named === 'string') return `${named.charAt(0).toUpperCase()}${named.slice(1)}`
  return title.replace(/ \([^()]*\)$/, '')
}

/** What a parameter's template comes to in a command: `to Gob`; '' where it goes without saying, undefined where there is none. */
export function sayingOf({ name, says }: Pick<Param, 'name' | 'says'>, plain: PlainCommand): string | undefined {
  const template = typeof says === 'function' ? says(written(plain[name]), plain) : says
  return template?.replace(/\{(\w+)\}/g, (_, slot: string) =>
    slot === 'it' ? written(plain[name]) : [plain[slot] ?? []].flat().map(written).join(', '),
  )
}

/** What each parameter that says something says behind the title: `Gob`, `with longsword`. */
export function parameterParts({ params, titledBy }: Titled, plain: PlainCommand): { name: string; words: string }[] {
  const parts: { name: string; words: string }[] = []
  for (const { name, kind, says } of params) {
    const value = plain[name]
    if (isUnsaid(value) || (name === titledBy && typeof value === 'string')) continue
    const before = parts.length === 0 && name !== 'away' && titledBy === undefined ? '' : (BEFORE[name] ?? '')
    const words = sayingOf({ name, ...(says !== undefined && { says }) }, plain)
    parts.push({ name, words: words ?? (kind === 'text' ? '...' : `${before}${written(value)}`) })
  }
  return parts.filter(({ words }) => words !== '')
}

/** What stands behind the title, as a sentence goes on: `Gob with longsword`. */
export const parameterWords = (action: Titled, plain: PlainCommand): string =>
  dotted(parameterParts(action, plain).map(({ words }) => words))

/** The words in a row; where people say several texts in their own words, dots stand for all of them together. */
export const dotted = (words: readonly string[]): string =>
  words.filter((word, i) => word !== '...' || words[i - 1] !== '...').join(' ')

/** What of an action its words come from. */
export type Titled = Pick<AnyAction, 'title' | 'titledBy' | 'params'>

const isUnsaid = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** A command in two parts, without who gives it: the action's name, and the rest (`Gob with longsword`; '' for nothing). */
export function operationWords(
  rules: AnyRuleset,
  plain: PlainCommand,
): { readonly action: string; readonly rest: string } {
  const action = rules.actions.get(plain.action)
  if (action === undefined) return { action: plain.action, rest: '' }
  return { action: titleWords(action, plain), rest: parameterWords(action, plain) }
}

/** A command as a short sentence: `Ada: Attack Gob with longsword`. */
export function commandWords(rules: AnyRuleset, plain: PlainCommand): string {
  const action = rules.actions.get(plain.action)
  const who = plain.actor === 'referee' ? 'The referee' : plain.actor
  if (action === undefined) return `${who}: ${plain.action}`
  return `${who}: ${titleWords(action, plain)} ${parameterWords(action, plain)}`.trimEnd()
}
