import {
  type Action,
  type AnyRuleset,
  type AnyScene,
  type Command,
  english,
  inEnglish,
  type Param,
  type PlainCommand,
  piecesOf,
  type SeenMessage,
  type SeenSlot,
  seenOf,
  type Viewer,
  withoutNames,
} from '@fray/kernel'

type AnyAction = Action<AnyScene, Command>

/** Templates for parameters other than the first one, so that a command reads as a sentence. */
const SAYS: Readonly<Record<string, string>> = {
  weapon: 'with {it}',
  second: 'and {it}',
  zone: 'to {it}',
  to: 'to {it}',
  target: 'on {it}',
  targets: 'on {it}',
  away: 'away from {it}',
  at: 'at {it}',
  from: 'from {it}',
  by: 'by {it}',
}

/** Returns a place's name for people, from its name in commands. */
export type PlaceName = (place: string) => string

const asTyped: PlaceName = (place) => place

/**
 * The names of a fight's places that the viewer knows; without a viewer, of those that nobody hides. Others keep
 * their name in commands, because a name may reveal what an id does not.
 */
export const placesOf =
  ({ presentation }: AnyRuleset, scene: AnyScene | undefined, viewer?: Viewer): PlaceName =>
  (place) =>
    scene === undefined ? place : (presentation.placeName?.(scene, place, viewer?.referee === true) ?? place)

/** A value as a message slot, by the kind of its parameter. */
function slotOf(kind: Param['kind'], value: unknown, placeName: PlaceName): SeenSlot {
  const words = written(value)
  if (kind === 'combatant') return { who: words }
  if (kind === 'place') return { place: placeName(words) }
  if (kind === 'text') return { said: words }
  // A word of a list belongs to the rules and is translated; names by people may contain anything.
  return kind === 'word' && !/[{}]/.test(words) ? { key: words, slots: {} } : { thing: words }
}

const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(written).join(',')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return String(value)
}

const quoted = (text: string): string => (text.includes(' ') ? `"${text}"` : text)

/** A command as typed after the action's id: `Gob longsword`. Free texts show as `...`. */
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

/** The name of a command's action: its title without the price, or the parameter that replaces the title. */
export function titleWords({ title, titledBy }: Titled, plain: PlainCommand): string {
  const named = titledBy === undefined ? undefined : plain[titledBy]
  if (typeof named === 'string') return `${named.charAt(0).toUpperCase()}${named.slice(1)}`
  return withoutNames(title).replace(/ \([^()]*\)$/, '')
}

/**
 * A parameter's template filled for a command: `to Gob`; '' if it needs no mention, undefined if there is no
 * template.
 */
export function sayingOf(
  { name, says, kind = 'thing' }: Pick<Param, 'name' | 'says'> & { readonly kind?: Param['kind'] },
  plain: PlainCommand,
): string | undefined {
  const template = typeof says === 'function' ? says(written(plain[name]), plain) : says
  return template === undefined ? undefined : english(saying(template, name, kind, plain, asTyped))
}

/** A parameter's template with its values. */
function saying(
  key: string,
  name: string,
  kind: Param['kind'],
  plain: PlainCommand,
  placeName: PlaceName,
): SeenMessage {
  const slots = [...key.matchAll(/\{(\w+)\}/g)].map(([, slot = '']): [string, SeenSlot] => [
    slot,
    slot === 'it'
      ? slotOf(kind, plain[name], placeName)
      : { thing: [plain[slot] ?? []].flat().map(written).join(', ') },
  ])
  return { key, slots: Object.fromEntries(slots) }
}

/** The text of each parameter after the title: `Gob`, `with longsword`. */
function parameterParts(
  { params, titledBy }: Titled,
  plain: PlainCommand,
  placeName: PlaceName = asTyped,
): ParameterPart[] {
  const parts: ParameterPart[] = []
  for (const { name, kind, says } of params) {
    const value = plain[name]
    if (isUnsaid(value) || (name === titledBy && typeof value === 'string')) continue
    const isFirst = parts.length === 0 && name !== 'away' && titledBy === undefined
    const own = typeof says === 'function' ? says(written(value), plain) : says
    const usual = kind === 'text' ? '...' : isFirst ? '{it}' : (SAYS[name] ?? '{it}')
    const message = saying(own ?? usual, name, kind, plain, placeName)
    parts.push({ name, words: english(message), message, value: slotOf(kind, value, placeName) })
  }
  return parts.filter(({ words }) => words !== '')
}

/** The text of one parameter after the title. */
interface ParameterPart {
  readonly name: string
  readonly words: string
  readonly message: SeenMessage
  /** Its value without the words before it. */
  readonly value: SeenSlot
}

/** The parameters after the title: `Gob with longsword`. */
export const parameterWords = (action: Titled, plain: PlainCommand, placeName: PlaceName = asTyped): string =>
  inARow(parameterParts(action, plain, placeName))

/** Joined parts: see {@link rowOf}. */
const inARow = (parts: readonly ParameterPart[]): string => {
  const row = rowOf(parts)
  return row === null ? '' : english(row)
}

/** Joined parts, null for none; consecutive free texts become a single `...`. */
function rowOf(parts: readonly ParameterPart[]): SeenMessage | null {
  const said = parts.filter(({ words }, i) => words !== '...' || parts[i - 1]?.words !== '...')
  const [first, ...others] = said.map(({ message }) => message)
  if (first === undefined) return null
  return others.reduce((row, next) => seenOf('{first} {next}', { first: row, next }), first)
}

/** The slots of a template. */
const slotsIn = (key: string): string[] => piecesOf(key).filter((_, at) => at % 2 === 1)

/** An action with its parameters as one phrase: `Attack Gob with longsword`, `Screen Oskar`. */
function phrase(action: Titled, plain: PlainCommand, parts: readonly ParameterPart[]): SeenMessage {
  const title: SeenMessage = { key: titleWords(action, plain), slots: {} }
  if (parts.length === 0) return title
  const isNamed = typeof plain[action.titledBy ?? ''] === 'string'
  const key = isNamed
    ? '{action} {it}'
    : (action.says ?? (action.by === 'referee' ? '{action}: {it}' : `${title.key} {it}`))
  const alone = slotsIn(key).filter((name) => name !== 'it' && name !== 'action')
  const own = alone.flatMap((name) => parts.find((part) => part.name === name) ?? [])
  if (own.length < alone.length) return seenOf('{action}: {it}', { action: title, it: rowOf(parts) as SeenMessage })
  const row = rowOf(parts.filter((part) => !own.includes(part)))
  const said = {
    key,
    slots: {
      action: title,
      ...(row !== null && { it: row }),
      ...Object.fromEntries(own.map((part) => [part.name, part.value])),
    },
  }
  return row === null || slotsIn(key).includes('it') ? said : seenOf('{first} {next}', { first: said, next: row })
}

/** The phrases for an action. */
export interface Phrases {
  /** The whole: `Attack Gob with longsword`. */
  readonly whole: string
  /** Title and target, or first parameter: `Attack Gob`; and the other parameters: `with longsword`, '' for none. */
  readonly head: string
  readonly rest: string
}

/** A command as one phrase, and split in two. */
export function phrasesOf(action: Titled, plain: PlainCommand, placeName: PlaceName = asTyped): Phrases {
  const parts = parameterParts(action, plain, placeName)
  const first = ['target', 'targets', ...slotsIn(action.says ?? '')]
  const last = parts.findLastIndex(({ name }) => first.includes(name))
  const cut = last < 0 ? 1 : last + 1
  const said = (some: readonly ParameterPart[]): string => english(phrase(action, plain, some))
  return { whole: said(parts), head: said(parts.slice(0, cut)), rest: inARow(parts.slice(cut)) }
}

/** The words joined; consecutive free texts become a single `...`. */
const dotted = (words: readonly string[]): string =>
  words.filter((word, i) => word !== '...' || words[i - 1] !== '...').join(' ')

/** The parts of an action that its words come from. */
export type Titled = Pick<AnyAction, 'title' | 'says' | 'titledBy' | 'params' | 'by'>

const isUnsaid = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** A command in two parts, without its actor: the action's name, and the rest (`Gob with longsword`; '' for nothing). */
export function operationWords(
  rules: AnyRuleset,
  plain: PlainCommand,
  scene?: AnyScene,
): { readonly action: string; readonly rest: string } {
  const action = rules.actions.get(plain.action)
  if (action === undefined) return { action: plain.action, rest: '' }
  return { action: titleWords(action, plain), rest: parameterWords(action, plain, placesOf(rules, scene)) }
}

/** A command as a short sentence: `Ada: Attack Gob with longsword`; with a scene, places have their names for people. */
export function commandWords(rules: AnyRuleset, plain: PlainCommand, scene?: AnyScene, viewer?: Viewer): string {
  const action = rules.actions.get(plain.action)
  const who: SeenSlot = plain.actor === 'referee' ? seenOf('The referee', {}) : { who: plain.actor }
  if (action === undefined) return inEnglish('{who}: {action}', { who, action: { said: plain.action } })
  const parts = parameterParts(action, plain, placesOf(rules, scene, viewer))
  return inEnglish('{who}: {action}', { who, action: phrase(action, plain, parts) })
}
