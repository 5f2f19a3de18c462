import { parse } from 'yaml'

/**
 * A combatant as people paste it, as plain data of an encounter file: the id of something ready-made (`toll-ruffian`), a map of
 * YAML or JSON, or pieces with commas (`from: orc, hp 12`). What its fields mean is for the ruleset to say.
 * @throws a sentence where it is none of these
 */
export function readStatLine(text: string): Readonly<Record<string, unknown>> {
  const said = text.trim()
  if (/^[\w-]+$/.test(said)) return { from: said }
  const read = /^[{[]/.test(said) ? said : asMap(said)
  let found: unknown
  try {
    found = parse(read)
  } catch {
    found = null
  }
  if (isMap(found) && Object.keys(found).length > 0) return found
  throw new Error(
    'That is no stat line: write fields with commas, as in "from: orc, hp: 12", or the id of somebody ready-made.',
  )
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text cut at commas and semicolons that stand in no brackets. */
function piecesOf(said: string): string[] {
  const pieces = ['']
  let depth = 0
  for (const character of said) {
    if ('[{('.includes(character)) depth++
    if (']})'.includes(character)) depth = Math.max(0, depth - 1)
    if (depth === 0 && (character === ',' || character === ';')) pieces.push('')
    else pieces[pieces.length - 1] += character
  }
  return pieces
}

/** Lines of YAML as they are; pieces with commas as a map, a piece without a colon by its first word. */
function asMap(said: string): string {
  if (said.includes('\n')) return said
  const pieces = piecesOf(said).map((piece) => piece.trim())
  const fields = pieces.filter((piece) => piece !== '').map((piece) => (piece.includes(':') ? piece : named(piece)))
  return `{ ${fields.map((field) => field.replace(/:(?=\S)/, ': ')).join(', ')} }`
}

/** `HP 22` as `hp: 22`. */
const named = (piece: string): string => piece.replace(/^(\S+)\s+/, (_, word: string) => `${word.toLowerCase()}: `)
