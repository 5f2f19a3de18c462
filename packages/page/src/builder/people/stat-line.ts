import type { FieldForm, GameForms } from '../../local/builder-orders.ts'
import { kindOf } from '../form/labels.ts'

/** A stat line as fields. `open` are pieces in short that may stand in several lists: whoever reads the file says in which. */
export interface StatLine {
  readonly name: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly open: readonly string[]
  /** The lists in which they may stand, the likeliest first. */
  readonly lists: readonly string[]
}

const lower = (text: string): string => text.toLowerCase()

const meantBy = (text: string): unknown => (/^[+-]?\d+$/.test(text) ? Number(text) : text)

/** Lists of things that can be said in short; first those of things that are content of no kind, and said nowhere else. */
function shortLists(game: GameForms, fields: readonly FieldForm[]): readonly string[] {
  const lists = fields.flatMap(({ name, shape }) => {
    const kind = shape.type === 'list' && shape.of.type === 'kind' ? kindOf(game, shape.of.id) : null
    return kind !== null && kind.examples.length > 0 ? [{ name, isContent: kind.content !== null }] : []
  })
  return lists.sort((a, b) => Number(a.isContent) - Number(b.isContent)).map(({ name }) => name)
}

/**
 * Reads a stat line: `Gob: creature, level 1, hp 6, knife melee 1d4`. A piece is a field with its value, a word that one
 * field alone knows, or something in short. Pieces are parted by commas, semicolons or lines.
 */
export function readStatLine(game: GameForms, text: string): StatLine {
  const fields = kindOf(game, 'combatant')?.fields ?? []
  const colon = text.indexOf(':')
  const [head = '', ...parts] = (colon < 0 ? text : `${text.slice(0, colon)}\n${text.slice(colon + 1)}`)
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const said: Record<string, unknown> = {}
  const open: string[] = []
  const lists = shortLists(game, fields)
  for (const part of parts) if (!takeField(fields, part, said)) open.push(part)
  const made = game.people.find(({ id, title }) => lower(id) === lower(head) || lower(title) === lower(head))
  return { name: head, fields: made === undefined ? said : { from: made.id, ...said }, open, lists }
}

/** Whether the piece says a field; it is then among those said. */
function takeField(fields: readonly FieldForm[], part: string, said: Record<string, unknown>): boolean {
  const words = lower(part)
  const names = fields
    .flatMap((field) => [...new Set([field.name, field.label])].map((called) => ({ field, called: lower(called) })))
    .sort((a, b) => b.called.length - a.called.length)
  for (const { field, called } of names) {
    if (words !== called && !words.startsWith(`${called} `) && !words.startsWith(`${called}:`)) continue
    const rest = part.slice(called.length).replace(/^[\s:=]+/, '')
    const { shape, name } = field
    if (shape.type === 'flag') said[name] = rest === '' || /^(yes|true|on)$/i.test(rest)
    else if (rest === '') continue
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
