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

/** What stands behind the title, as a sentence goes on: `Gob with longsword`. */
export function parameterWords({ params, titledBy }: Titled, plain: PlainCommand): string {
  const words: string[] = []
  for (const { name, kind, says } of params) {
    const value = plain[name]
    if (isUnsaid(value) || (name === titledBy && typeof value === 'string')) continue
    if (says !== undefined) words.push(says(written(value), plain))
    else if (kind === 'text') words.push('...')
    else
      words.push(
        `${words.length === 0 && name !== 'away' && titledBy === undefined ? '' : (BEFORE[name] ?? '')}${written(value)}`,
      )
  }
  return dotted(words.filter((word) => word !== ''))
}

/** The words in a row; where people say several texts in their own words, dots stand for all of them together. */
const dotted = (words: readonly string[]): string =>
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
