import { parseCommandText } from '@fray/files'
import {
  type AnyRuleset,
  type AnyScene,
  isRefusal,
  nameOf,
  nearest,
  type PlainCommand,
  readCommand,
  rowOfName,
} from '@fray/kernel'

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
  const tokens = tokensOf(quoted)
  const [first = '', second = ''] = tokens.map((token) => token.replace(/^["']|["']$/g, ''))
  const named = first.toLowerCase() === 'referee' || rowOfName(scene, first) >= 0
  const complete = named && rules.actions.has(second.toLowerCase())
  const id = (complete ? second : first).toLowerCase()
  const action = rules.actions.get(id)
  if (action === undefined) throw new Error(unknownWord(named ? second : first, named, reading))
  const who = complete ? first : action.by === 'referee' ? 'referee' : actor === null ? null : nameOf(scene, actor)
  if (who === null) throw new Error(`Say who does it, as in "NAME ${line.trim()}".`)
  const rest = tokens.slice(complete ? 2 : 1)
  return bestReading(`"${who}" ${id}`, rest, reading)
}

/** The words as they are where they mean something, else without the little ones. */
function bestReading(start: string, rest: readonly string[], { rules, scene }: Reading): PlainCommand {
  const read = (words: readonly string[]) => parseCommandText([start, ...words].join(' '), rules, scene)
  const bare = rest.filter((word) => !FILLERS.has(word.toLowerCase()))
  if (bare.length === rest.length) return read(rest)
  let whole: PlainCommand
  try {
    whole = read(rest)
  } catch (error) {
    try {
      return read(bare)
    } catch {
      throw error
    }
  }
  if (!isRefusal(readCommand(rules, scene, whole))) return whole
  try {
    return read(bare)
  } catch {
    return whole
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
