import { type FieldForm, isMap, type KindForm } from '@fray/kernel'
import { parse } from 'yaml'

/** A stat line as fields. `open` are short texts that fit several lists: the reader of the file has to decide. */
export interface StatLine {
  /** Its name; '' if the line does not start with one. */
  readonly name: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly open: readonly string[]
  /** The lists in which they may go, the likeliest first. */
  readonly lists: readonly string[]
}

/** What is known about a game: its kinds, and its ready-made combatants. */
export interface StatLineGame {
  readonly kinds: readonly KindForm[]
  readonly people: readonly { readonly id: string; readonly title: string }[]
}

/**
 * Reads a combatant as people paste it: the id of a ready-made one (`toll-ruffian`), a map in YAML or JSON, or pieces
 * separated by commas, semicolons or line breaks (`creature, level 1, hp 6, knife melee 1d4`). A piece is a field
 * with its value, a word that only one field accepts, or a short text. With `named` the line starts with a name and a
 * colon. Without a game each piece is a field.
 * @throws an error if it is none of these
 * @example
 * ```ts
 * import { readStatLine } from '@fray/files/stat-line'
 *
 * console.log(JSON.stringify(readStatLine('Gob: hp: 6, armor: leather', null, true))) // {"name":"Gob","fields":{"hp":6,"armor":"leather"},"open":[],"lists":[]}
 * ```
 */
export function readStatLine(text: string, game: StatLineGame | null = null, named = false): StatLine {
  const said = text.trim()
  if (!named) {
    if (/^[\w-]+$/.test(said)) return { ...NOTHING, fields: { from: said } }
    if (/^[{[]/.test(said) || (game === null && said.includes('\n'))) return { ...NOTHING, fields: mapIn(said) }
  }
  const fields = game?.kinds.find(({ id }) => id === 'combatant')?.fields ?? []
  const colon = named ? said.indexOf(':') : -1
  const [head = '', ...others] = piecesOf(colon < 0 ? said : `${said.slice(0, colon)}\n${said.slice(colon + 1)}`)
  const found: Record<string, unknown> = {}
  const open: string[] = []
  for (const piece of named ? others : [head, ...others]) {
    if (piece === '' || takeField(fields, piece, found)) continue
    const own = fieldIn(piece, game === null)
    if (own !== null) Object.assign(found, own)
    else if (game === null) throw new Error(NO_LINE)
    else open.push(piece)
  }
  const lower = head.toLowerCase()
  const made = named
    ? game?.people.find(({ id, title }) => id.toLowerCase() === lower || title.toLowerCase() === lower)
    : undefined
  if (!named && Object.keys(found).length + open.length === 0) throw new Error(NO_LINE)
  return {
    name: named ? head : '',
    fields: made === undefined ? found : { from: made.id, ...found },
    open,
    lists: game === null ? [] : shortLists(game, fields),
  }
}

const NOTHING = { name: '', open: [], lists: [] } as const

const NO_LINE =
  'That is no stat line: write fields with commas, as in "from: orc, hp: 12", or the id of somebody ready-made.'

/** A text as YAML; undefined if it cannot be parsed. */
function parsed(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

function mapIn(text: string): Readonly<Record<string, unknown>> {
  const found = parsed(text)
  if (isMap(found) && Object.keys(found).length > 0) return found
  throw new Error(NO_LINE)
}

/** The text split at commas, semicolons and line breaks outside brackets. */
function piecesOf(said: string): string[] {
  const pieces = ['']
  let depth = 0
  for (const character of said) {
    if ('[{('.includes(character)) depth++
    if (']})'.includes(character)) depth = Math.max(0, depth - 1)
    if (depth === 0 && ',;\n'.includes(character)) pieces.push('')
    else pieces[pieces.length - 1] += character
  }
  return pieces.map((piece) => piece.trim()).filter((piece, i) => i === 0 || piece !== '')
}

/** `from: orc` as a field whatever the game knows; without a game also `HP 22` as `hp: 22`; null if it is neither. */
function fieldIn(piece: string, byFirstWord: boolean): Readonly<Record<string, unknown>> | null {
  const written =
    byFirstWord && !piece.includes(':')
      ? piece.replace(/^(\S+)\s+/, (_, word: string) => `${word.toLowerCase()}: `)
      : piece
  if (!/^[^:]+:/.test(written)) return null
  const found = parsed(`{ ${written.replace(/:(?=\S)/, ': ')} }`)
  return isMap(found) ? found : null
}

/** Lists whose entries can be short texts; first those whose kind is not content, and is used nowhere else. */
function shortLists(game: StatLineGame, fields: readonly FieldForm[]): readonly string[] {
  const lists = fields.flatMap(({ name, shape }) => {
    const of = shape.type === 'list' && shape.of.type === 'kind' ? shape.of.id : null
    const kind = game.kinds.find(({ id }) => id === of)
    return kind !== undefined && kind.examples.length > 0 ? [{ name, isContent: kind.content !== null }] : []
  })
  return lists.sort((a, b) => Number(a.isContent) - Number(b.isContent)).map(({ name }) => name)
}

const meantBy = (text: string): unknown => (/^[+-]?\d+$/.test(text) ? Number(text) : text)

/** Reads a piece as a field and adds it; returns whether it was one. */
function takeField(fields: readonly FieldForm[], part: string, said: Record<string, unknown>): boolean {
  const words = part.toLowerCase()
  const names = fields
    .flatMap((field) =>
      [...new Set([field.name, field.label])].map((called) => ({ field, called: called.toLowerCase() })),
    )
    .sort((a, b) => b.called.length - a.called.length)
  for (const { field, called } of names) {
    if (words !== called && !words.startsWith(`${called} `) && !words.startsWith(`${called}:`)) continue
    const rest = part.slice(called.length).replace(/^[\s:=]+/, '')
    const { shape, name } = field
    if (shape.type === 'flag') said[name] = rest === '' || /^(yes|true|on)$/i.test(rest)
    else if (rest === '') continue
    else if (/^[[{]/.test(rest)) said[name] = parsed(rest) ?? rest
    else if (shape.type === 'list' || shape.type === 'words')
      said[name] = [...((said[name] as unknown[] | undefined) ?? []), rest]
    else said[name] = shape.type === 'text' ? rest : meantBy(rest)
    return true
  }
  for (const { name, shape } of fields) {
    if (shape.type !== 'numbers') continue
    const [word = '', number = ''] = words.split(/[\s:=]+/)
    if (!shape.words.includes(word) || !/^[+-]?\d+$/.test(number)) continue
    said[name] = { ...(said[name] as object | undefined), [word]: Number(number) }
    return true
  }
  const knowing = fields.filter(({ shape }) => shape.type === 'word' && shape.words.includes(words))
  const [only] = knowing
  if (only === undefined || (knowing.length > 1 && only.name !== 'kind')) return false
  said[only.name] = words
  return true
}
