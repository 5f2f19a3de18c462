import { parseCommandText } from '@fray/files'
import { type AnyRuleset, type AnyScene, nameOf, nearest, type PlainCommand, rowOfName } from '@fray/kernel'
import { sentenceOf } from '../io/stop.ts'

/** Little words that people put between the parts of a command and that mean nothing. */
const FILLERS = new Set(['with', 'to', 'the', 'at', 'on', 'and', 'into', 'by', 'for', 'from', 'in', 'of', 'against'])

/** Words, and texts in quotes, in order. */
const tokensOf = (text: string): string[] => text.match(/"[^"]*"|'[^']*'|[^\s"']\S*|\S+/g) ?? []

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Puts names of more than one word into quotes where a person left them out. */
export function quoteNames(text: string, names: readonly string[]): string {
  const spaced = [...new Set(names.filter((name) => name.includes(' ')))].sort((a, b) => b.length - a.length)
  if (spaced.length === 0) return text
  const pattern = new RegExp(`"[^"]*"|'[^']*'|(?<=^|[\\s,=])(?:${spaced.map(escaped).join('|')})(?=$|[\\s,])`, 'gi')
  return text.replace(pattern, (found) => (/^["']/.test(found) ? found : `"${found}"`))
}

const withoutFillers = (text: string): string =>
  tokensOf(text)
    .filter((token) => !FILLERS.has(token.toLowerCase()))
    .join(' ')

/** What a typed line is read against. */
export interface Reading {
  readonly rules: AnyRuleset
  readonly scene: AnyScene
  /** Who commands when the line names nobody; null when it must. */
  readonly actor: number | null
  /** Names of things that lines may mention, besides the combatants. */
  readonly things: readonly string[]
  /** Words that are no commands of the ruleset but mean something to whoever asks, for suggestions. */
  readonly others: readonly string[]
}

/**
 * Reads a command as a person types it: the actor may be left out, names need no quotes, and little words (`attack Gob
 * with the longsword`) do no harm. Throws a sentence where it means nothing.
 */
export function readTyped(line: string, reading: Reading): PlainCommand {
  const { rules, scene, actor } = reading
  const names = scene.sheets.map((_, row) => nameOf(scene, row))
  const quoted = quoteNames(line.trim(), [...names, ...reading.things])
  const [first = '', second = ''] = tokensOf(quoted).map((token) => token.replace(/^["']|["']$/g, ''))
  const named = first.toLowerCase() === 'referee' || rowOfName(scene, first) >= 0
  let text = quoted
  if (!named || !rules.actions.has(second.toLowerCase())) {
    if (!rules.actions.has(first.toLowerCase())) throw new Error(unknownWord(named ? second : first, named, reading))
    const action = rules.actions.get(first.toLowerCase())
    const who = action?.by === 'referee' ? 'referee' : actor === null ? null : nameOf(scene, actor)
    if (who === null) throw new Error(`Say who does it, as in "NAME ${line.trim()}".`)
    text = `"${who}" ${quoted}`
  }
  try {
    return parseCommandText(text, rules, scene)
  } catch (error) {
    const bare = withoutFillers(text)
    if (bare === text) throw error
    try {
      return parseCommandText(bare, rules, scene)
    } catch {
      throw error
    }
  }
}

function unknownWord(word: string, named: boolean, { rules, scene, others }: Reading): string {
  const actions = [...rules.actions.keys()]
  const known = named ? actions : [...actions, ...others, ...scene.sheets.map((_, row) => nameOf(scene, row))]
  if (word === '') return 'Say what is to be done: type a number from the list, or ? for help.'
  const near = nearest(word, known)
  const hint = near === null ? 'Type a number from the list, or ? for help.' : `Did you mean "${near}"?`
  return `There is no command "${word}". ${hint}`
}

/** Why a line could not be read, in a sentence. */
export const whyUnread = (error: unknown): string => sentenceOf(error)
