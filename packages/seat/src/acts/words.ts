import type { AnyRuleset, Param, PlainCommand } from '@fray/kernel'

/** Little words before a parameter that is not the first one, so that a command reads as a sentence. */
const BEFORE: Readonly<Record<string, string>> = {
  weapon: 'with ',
  second: 'and ',
  zone: 'to ',
  to: 'to ',
  target: 'to ',
  targets: 'on ',
}

const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(written).join(',')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return String(value)
}

const quoted = (text: string): string => (text.includes(' ') ? `"${text}"` : text)

/**
 * What stands behind the action's name: `Gob with longsword`. Typed back it means the same, but for texts, which show
 * as `...`.
 */
export function parameterWords(params: readonly Param[], plain: PlainCommand): string {
  const words: string[] = []
  let gap = false
  for (const [i, param] of params.entries()) {
    const value = plain[param.name]
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) gap = true
    else if (gap) words.push(`${param.name}=${quoted(written(value))}`)
    else if (param.kind === 'text') words.push('...')
    else words.push(`${i === 0 ? '' : (BEFORE[param.name] ?? '')}${written(value)}`)
  }
  return words.join(' ')
}

/** A command as a short sentence: `Ada: Attack Gob with longsword`. */
export function commandWords(rules: AnyRuleset, plain: PlainCommand): string {
  const action = rules.actions.get(plain.action)
  const who = plain.actor === 'referee' ? 'The referee' : plain.actor
  return `${who}: ${action?.title ?? plain.action} ${parameterWords(action?.params ?? [], plain)}`.trimEnd()
}
