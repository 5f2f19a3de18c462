import { findRow } from '../../loading/names.ts'
import { hint, type Path } from '../../loading/problems.ts'
import { listOf } from '../../loading/reader.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { Pair } from '../model.ts'
import { CLOSE, DISTANCES, IN, OUT, UNCONSCIOUS } from '../words.ts'

/** Other words for distances. */
const ALIASES: Readonly<Record<string, string>> = { engaged: 'close', 'next-to': 'close' }
const WORDS: readonly string[] = [...DISTANCES, ...Object.keys(ALIASES)]
const SHAPE = 'write two names and close, nearby or far, as in "Ana Orc close"'

interface Written {
  readonly a: string
  readonly b: string
  readonly relation: string
}

/** The parts of a text: the last word is the relation, and before it stand two names, which may be of several words. */
function split(text: string, names: readonly string[]): Written | null {
  if (text.includes(',')) {
    const [a, b, relation, ...rest] = text.split(',').map((part) => part.trim())
    return a && b && relation && rest.length === 0 ? { a, b, relation } : null
  }
  const words = text.trim().split(/\s+/)
  if (words.length < 3) return null
  const relation = words[words.length - 1]
  const known = (name: string) => names.some((other) => other.toLowerCase() === name.toLowerCase())
  const cuts = Array.from({ length: words.length - 2 }, (_, i) => i + 1).map((cut) => ({
    a: words.slice(0, cut).join(' '),
    b: words.slice(cut, -1).join(' '),
    relation,
  }))
  const fits = cuts.find(({ a, b }) => known(a) && known(b)) ?? cuts.find(({ a, b }) => known(a) || known(b))
  return fits ?? cuts[0] ?? null
}

function parts(entry: unknown, names: readonly string[]): Written | null {
  if (typeof entry === 'string') return split(entry, names)
  const [a, b, relation, ...rest] = listOf(entry)
  if (typeof a !== 'string' || typeof b !== 'string' || typeof relation !== 'string') return null
  return rest.length === 0 ? { a, b, relation } : null
}

/** Reads the pairs that are not nearby. `present`: rows of those who are in this encounter; `roster`: who is there as it begins. */
export function readPositions(
  r: Reader,
  raw: unknown,
  path: Path,
  present: ReadonlySet<number>,
  roster: readonly Entrant[],
): Pair[] {
  const { names } = r
  const pairs: Pair[] = []
  listOf(raw).forEach((entry, i) => {
    const where = [...path, i]
    const wrong = (message: string) => r.problems.add(where, message, 'relative-distance')
    const read = parts(entry, names)
    if (read === null) {
      if (typeof entry === 'string' || Array.isArray(entry)) wrong(`This places nobody: ${SHAPE}.`)
      return
    }
    const word = read.relation.toLowerCase()
    const distance = (DISTANCES as readonly string[]).indexOf(ALIASES[word] ?? word)
    if (distance < 0) wrong(`"${read.relation}" is no distance.${hint(word, WORDS)}`)
    const a = findRow(r, read.a, where, names)
    const b = findRow(r, read.b, where, names)
    if (distance < 0 || a < 0 || b < 0) return
    if (a === b) return wrong(`${names[a]} stands nowhere to itself: name two.`)
    for (const row of [a, b])
      if (!present.has(row)) wrong(`${names[row]} is not in this encounter: leave the pair out.`)
    if (distance === CLOSE) {
      const gone = [a, b]
        .map((row) => roster[row])
        .find((e) => e !== undefined && e.out !== IN && e.out !== UNCONSCIOUS)
      if (gone !== undefined) wrong(`${gone.name} is ${OUT[gone.out]}, and nobody is close to it: leave the pair out.`)
    }
    const [low, high] = a < b ? [a, b] : [b, a]
    const before = pairs.find((pair) => pair.a === low && pair.b === high)
    if (before !== undefined && before.distance !== distance) {
      return wrong(`${names[a]} and ${names[b]} are ${DISTANCES[before.distance]} already: keep one of the two.`)
    }
    if (before === undefined) pairs.push({ a: low, b: high, distance })
  })
  return pairs
}

/** Writes the pairs, as in `[Ana, Orc, close]`. */
export const writePositions = (pairs: readonly Pair[], names: readonly string[]): unknown[] =>
  pairs.map(({ a, b, distance }) => [names[a], names[b], DISTANCES[distance]])
