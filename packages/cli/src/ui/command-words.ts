import type { Action, AnyScene, Command } from '@fray/kernel'

/** How an action is written: `attack TARGET WEAPON [SECOND]`. */
export function usage(action: Action<AnyScene, Command>): string {
  const params = action.params.map((p) => (p.optional ? `[${p.name.toUpperCase()}]` : p.name.toUpperCase()))
  return [action.by === 'referee' ? `referee ${action.id}` : action.id, ...params].join(' ')
}

/** The first word of a line, and what is said behind it. */
export function firstWord(line: string): readonly [first: string, rest: string] {
  const end = line.search(/\s/)
  return end < 0 ? [line, ''] : [line.slice(0, end), line.slice(end).trim()]
}
