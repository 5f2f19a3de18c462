import { type Command, nameOf, type Param, type PlainCommand, rowOfName } from './command.ts'
import { CommandTextError, type Token, tokensOf } from './command-tokens.ts'
import { readCommand } from './execute.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { AnyRuleset, Ruleset } from './ruleset.ts'
import type { AnyScene } from './scene.ts'
import type { Who } from './state/columns.ts'
import { listText, nearest } from './words.ts'

export { CommandTextError } from './command-tokens.ts'

/**
 * Reads a command as people write it: `ACTOR ACTION PARAM...`. Words are split at spaces, names with spaces are
 * quoted; parameters come in the action's order or as `key=value`; lists use commas, maps `{...}`. Names are not
 * looked up here. Throws {@link CommandTextError}.
 */
export function parseCommandText(text: string, rules: AnyRuleset, scene: AnyScene): PlainCommand {
  const tokens = tokensOf(text, leadingName(text, scene))
  const [actorToken, actionToken, ...rest] = tokens
  if (actorToken === undefined) throw new CommandTextError('The command is empty: write WHO ACTION and what it needs.')
  const actor = wordOf(actorToken)
  if (actionToken === undefined) throw new CommandTextError(`"${text.trim()}" does not say what ${actor} does.`)
  const id = wordOf(actionToken)
  const action = rules.actions.get(id)
  if (action === undefined) throw new CommandTextError(unknownWord('action', id, [...rules.actions.keys()]))
  const words = rest.filter(({ key }) => key === null).map(wordOf)
  const meant = action.meant?.(scene, rowOfName(scene, actor), words) ?? null
  if (meant !== null) {
    const named = rest.filter(({ key }) => key !== null)
    const { params } = rules.actions.get(meant.action) as typeof action
    return { actor, ...meant, ...readParams(meant.action, params, named, scene, actor) }
  }
  return { actor, action: id, ...readParams(id, action.params, rest, scene, actor) }
}

function readParams(
  action: string,
  params: readonly Param[],
  tokens: readonly Token[],
  scene: AnyScene,
  actor: string,
): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  const set = (param: Param, value: unknown) => {
    if (Object.hasOwn(given, param.name)) throw new CommandTextError(`The command says ${param.name} twice.`)
    given[param.name] = value
  }
  for (const token of tokens) {
    if (token.key === null) continue
    const param = params.find((p) => p.name === token.key)
    if (param === undefined) {
      const names = params.map((p) => p.name)
      throw new CommandTextError(unknownWord(`parameter of ${action}`, token.key, names))
    }
    set(param, readValue(param, token))
  }
  const free = params.filter((p) => !Object.hasOwn(given, p.name))
  const words = tokens.filter((t) => t.key === null)
  let next = 0
  for (const [i, token] of words.entries()) {
    while (free[next]?.isPassedOver?.(scene, { actor, ...given }, wordOf(token)) === true) next++
    const param = free[next++]
    if (param === undefined) throw new CommandTextError(tooMany(action, params, token.written))
    if (param.kind === 'text' && param === params.at(-1)) {
      set(param, words.slice(i).map(wordOf).join(' '))
      break
    }
    set(param, readValue(param, token))
  }
  return given
}

function tooMany(action: string, params: readonly Param[], word: string): string {
  const takes = params.length === 0 ? 'nothing more' : listText(params.map((p) => p.name))
  return `${action} takes ${takes}; ${word} is one too many. Put names and texts of several words into quotes.`
}

function unknownWord(kind: string, word: string, known: readonly string[]): string {
  const near = nearest(word, known)
  const hint =
    near !== null ? `Did you mean "${near}"?` : known.length > 0 ? `Known: ${listText(known)}.` : 'It takes none.'
  return `There is no ${kind} "${word}". ${hint}`
}

const wordOf = (token: Token): string => token.parts.join(',')

function readValue(param: Param, token: Token): unknown {
  if (param.kind === 'combatants') return token.parts
  if (param.kind === 'number' && !token.quoted && isNumber(wordOf(token))) return Number(wordOf(token))
  if (param.kind !== 'value' || token.quoted) return wordOf(token)
  const { written } = token
  if (written.startsWith('{') || written.startsWith('[')) {
    try {
      return flowValue(written)
    } catch {
      throw new CommandTextError(`${written} is not a map or list: write it as in {attribute: con, dr: 12}.`)
    }
  }
  return scalarOf(wordOf(token))
}

/**
 * A map or list written on one line: JSON in which plain words need no quotes. A YAML parser would be a quarter of
 * what a browser loads for a fight, so this does without.
 * @throws SyntaxError if it is neither
 */
function flowValue(text: string): unknown {
  const pieces: string[] = []
  const rest = text.replace(FLOW, (piece) => {
    pieces.push(/^[{}[\],:"]/.test(piece) ? piece : JSON.stringify(flowWord(piece)))
    return ''
  })
  if (rest.trim() !== '') throw new SyntaxError(`What does ${rest.trim()} mean?`)
  return JSON.parse(pieces.join(''))
}

/** Punctuation, texts in double or single quotes, and words with spaces between them. */
const FLOW = /[{}[\],:]|"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'{}[\],:]+(?:[ \t]+[^\s"'{}[\],:]+)*/g

const flowWord = (piece: string): unknown => (piece.startsWith("'") ? piece.slice(1, -1) : scalarOf(piece))

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

function scalarOf(text: string): unknown {
  if (isNumber(text)) return Number(text)
  if (text === 'true' || text === 'false') return text === 'true'
  return text === 'null' ? null : text
}

/** The longest combatant name of several words that the text starts with, or ''. */
function leadingName(text: string, scene: AnyScene): string {
  const line = text.trimStart().toLowerCase()
  let longest = ''
  scene.sheets.forEach((_, row) => {
    const name = nameOf(scene, row)
    if (name.includes(' ') && name.length > longest.length && line.startsWith(`${name.toLowerCase()} `)) longest = name
  })
  return longest
}

/** Writes a command as text that {@link parseCommandText} can read; absent parameters are left out. */
export const formatCommandText = (plain: PlainCommand, rules: AnyRuleset): string =>
  `${quoteWord(plain.actor)} ${commandWords(plain, rules.actions.get(plain.action)?.params ?? [])}`

/** The command without its actor, in the form that {@link readWords} reads. */
export function commandWords(plain: PlainCommand, params: readonly Param[]): string {
  const words = [plain.action]
  let gap = false
  for (const param of params) {
    const value = plain[param.name]
    if (value === undefined || value === '' || (param.kind === 'combatants' && (value as unknown[]).length === 0)) {
      gap = true
      continue
    }
    const text = formatValue(param, value)
    words.push(gap ? `${param.name}=${text}` : text)
  }
  return words.join(' ')
}

function formatValue(param: Param, value: unknown): string {
  if (param.kind === 'combatants') return (value as readonly unknown[]).map((v) => quoteWord(String(v))).join(',')
  if (param.kind === 'number') return String(value)
  if (param.kind !== 'value') return quoteWord(String(value))
  if (typeof value !== 'string') return JSON.stringify(value)
  return scalarOf(value) === value ? quoteWord(value) : quoted(value)
}

/**
 * Reads a command of the actor from words that do not name the actor, such as an answer that may be a command; a
 * refusal if it is not a command.
 */
export function readWords<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  actor: Who,
  words: string,
): C | Refusal {
  try {
    const text = `${quoteWord(nameOf(scene, actor))} ${words}`
    return readCommand(rules, scene, parseCommandText(text, rules, scene))
  } catch (error) {
    if (error instanceof CommandTextError) return refuse('bad-value', '{wrong}', { wrong: { said: error.message } })
    throw error
  }
}

/** The word, quoted if it would otherwise be read differently. */
const quoteWord = (word: string): string => (/^[^\s"'{}[\],=\\]+$/.test(word) ? word : quoted(word))

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
