import type { Found, Mutant } from './find.ts'

/** A mutant with the number of its switch. */
export interface Switched {
  readonly mutant: Mutant
  readonly at: number
}

/** The name of the switch function in an instrumented file. */
const SWITCH = '__isOn'

/** A place in a text around which something is wrapped. */
interface Place {
  readonly start: number
  readonly end: number
  /** The higher, the further outside, if two places coincide. */
  readonly rank: number
  wrap(inner: string): string
}

/**
 * The text of a file with all its mutants, each behind its switch: the original runs unless `isOn` of its number is
 * true. `source` is where the file finds the function `isOn`.
 */
export function instrument(text: string, { statements }: Found, switched: readonly Switched[], source: string): string {
  const expressions = new Map<string, Switched[]>()
  const places: Place[] = []
  for (const one of switched) {
    const { start, end, statement } = one.mutant
    if (statement) {
      places.push({ start, end, rank: 2, wrap: (inner) => `{ if (!${SWITCH}(${one.at})) { ${inner} } }` })
      continue
    }
    const key = `${start} ${end}`
    expressions.set(key, [...(expressions.get(key) ?? []), one])
  }
  for (const group of expressions.values()) {
    const { start, end } = (group[0] as Switched).mutant
    const other = group.map(({ mutant, at }) => `${SWITCH}(${at}) ? (${mutant.becomes}) : `).join('')
    places.push({ start, end, rank: 0, wrap: (inner) => `(${other}(${inner}))` })
  }
  const touched = statements.filter(({ start, end }) => places.some((p) => p.start >= start && p.end <= end))
  for (const { start, end } of touched) places.push({ start, end, rank: 1, wrap: (inner) => `{ ${inner} }` })
  places.sort((a, b) => a.start - b.start || b.end - a.end || b.rank - a.rank)
  return `const ${SWITCH} = ${source};${put(text, 0, text.length, places)}`
}

/** The text from `start` to `end` with its places wrapped, inner ones first. */
function put(text: string, start: number, end: number, places: readonly Place[]): string {
  let out = ''
  let at = start
  for (let i = 0; i < places.length; ) {
    const place = places[i] as Place
    let next = i + 1
    while (next < places.length && (places[next] as Place).start < place.end) next++
    out += text.slice(at, place.start) + place.wrap(put(text, place.start, place.end, places.slice(i + 1, next)))
    at = place.end
    i = next
  }
  return out + text.slice(at, end)
}

/** The text of a file with one mutant applied. */
export const mutated = (text: string, { start, end, becomes, statement }: Mutant): string =>
  `${text.slice(0, start)}${statement ? '{}' : `(${becomes})`}${text.slice(end)}`
