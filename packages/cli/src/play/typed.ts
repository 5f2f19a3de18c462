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
const FILLERS = 'with|to|the|at|on|and|into|by|for|from|in|of|against'
const FILLER = new RegExp(`"[^"]*"|(?<=^|\\s)(?:${FILLERS})(?:\\s+|$)`, 'gi')

/** The text without its little words; what stands in quotes stays. */
const withoutFillers = (text: string): string => text.replace(FILLER, (found) => (found.startsWith('"') ? found : ''))

/** The first word or text in quotes, and everything behind it. */
function splitFirst(text: string): [first: string, rest: string] {
  const found = /^\s*("[^"]*"|'[^']*'|\S+)\s*/.exec(text)
  if (found === null) return ['', '']
  return [(found[1] as string).replace(/^(["'])(.*)\1$/, '$2'), text.slice(found[0].length)]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Puts names of more than one word into quotes where a person left them out. */
export function quoteNames(text: string, names: readonly string[]): string {
  const spaced = [...new Set(names.filter((name) => name.includes(' ')))].sort((a, b) => b.length - a.length)
  if (spaced.length === 0) return text
  const pattern = new RegExp(
    `"[^"]*"|'[^']*'|(?<=^|[\\s,=])(?:${spaced.map(escaped).join('|')})(?:\\.[^\\s,]+)?(?=$|[\\s,])`,
    'gi',
  )
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
  const [first, behindFirst] = splitFirst(quoted)
  const [second, behindSecond] = splitFirst(behindFirst)
  const named = first.toLowerCase() === 'referee' || rowOfName(scene, first) >= 0
  const complete = named && rules.actions.has(second.toLowerCase())
  const id = (complete ? second : first).toLowerCase()
  const action = rules.actions.get(id)
  if (action === undefined) throw new Error(unknownWord(named ? second : first, named, reading))
  const who = complete ? first : action.by === 'referee' ? 'referee' : actor === null ? null : nameOf(scene, actor)
  if (who === null) throw new Error(`Say who does it, as in "NAME ${line.trim()}".`)
  return bestReading(`"${who}" ${id}`, complete ? behindSecond : behindFirst, reading)
}

/** The words as they are where they mean something, else without the little ones. */
function bestReading(start: string, rest: string, { rules, scene }: Reading): PlainCommand {
  const read = (words: string) => parseCommandText(`${start} ${words}`, rules, scene)
  const bare = withoutFillers(rest)
  if (bare === rest) return read(rest)
  let whole: PlainCommand | null = null
  let reason: unknown = null
  try {
    whole = read(rest)
    if (!isRefusal(readCommand(rules, scene, whole))) return whole
  } catch (error) {
    reason = error
  }
  try {
    return read(bare)
  } catch {
    if (whole !== null) return whole
    throw reason
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
