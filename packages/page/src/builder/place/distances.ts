import type { FileText, Path } from '../document.ts'
import type { Schema } from '../schema.ts'

/** How near people may be to each other, where a file says that instead of a battlefield. */
export interface Distances {
  /** The field of the file. */
  readonly field: string
  readonly words: readonly string[]
  /** What goes without saying. */
  readonly otherwise: string
}

/** The file's field of distances between two and two, or null. */
export function distancesOf(schema: Schema): Distances | null {
  for (const [field, node] of Object.entries(schema.root.properties ?? {})) {
    const { distances, otherwise } = node as { readonly distances?: readonly string[]; readonly otherwise?: string }
    if (distances !== undefined && otherwise !== undefined) return { field, words: distances, otherwise }
  }
  return null
}

/** Who the pair of an entry are, and how they stand; null for what means no pair of these names. */
function pairOf(entry: unknown, names: readonly string[]): readonly [string, string, string] | null {
  if (Array.isArray(entry)) {
    const [a, b, word] = entry.map(String)
    return a === undefined || b === undefined || word === undefined ? null : [a, b, word]
  }
  if (typeof entry !== 'string') return null
  const parts = entry.split(',').map((part) => part.trim())
  if (parts.length === 3) return [parts[0] ?? '', parts[1] ?? '', parts[2] ?? '']
  const text = entry.trim()
  const cut = text.lastIndexOf(' ')
  const [both, word] = [text.slice(0, cut).trim().toLowerCase(), text.slice(cut + 1)]
  for (const a of names)
    for (const b of names) if (both.replace(/\s+/g, ' ') === `${a} ${b}`.toLowerCase()) return [a, b, word]
  return null
}

/** How two stand to each other, as the file says; the word that goes without saying if it does not. */
export function distanceBetween(
  list: unknown,
  a: string,
  b: string,
  names: readonly string[],
  otherwise: string,
): string {
  for (const entry of Array.isArray(list) ? list : []) {
    const pair = pairOf(entry, names)
    if (pair !== null && isPair(pair, a, b)) return pair[2]
  }
  return otherwise
}

const isPair = ([one, other]: readonly [string, string, string], a: string, b: string): boolean =>
  (one === a && other === b) || (one === b && other === a)

/** How two stand to each other. */
interface Said {
  readonly a: string
  readonly b: string
  readonly word: string
}

/** Says how two stand to each other, instead of what was said of them. */
export function setDistance(
  file: FileText,
  { field, otherwise }: Distances,
  names: readonly string[],
  { a, b, word }: Said,
): void {
  const path: Path = [field]
  const said = file.at(path)
  const list = Array.isArray(said) ? said : []
  const left = list.filter((entry: unknown) => {
    const pair = pairOf(entry, names)
    return pair === null || !isPair(pair, a, b)
  })
  const now = word === otherwise ? left : [...left, isPlain(a) && isPlain(b) ? `${a} ${b} ${word}` : [a, b, word]]
  if (now.length === 0) file.remove(path)
  else file.set(path, now)
}

const isPlain = (name: string): boolean => /^\S+$/.test(name) && !name.includes(',')

/** Writes another name into the pairs that are written as one text. */
export function renameInPairs(file: FileText, field: string, from: string, to: string, names: readonly string[]): void {
  const said = file.at([field])
  if (!Array.isArray(said)) return
  said.forEach((entry: unknown, i) => {
    const pair = typeof entry === 'string' ? pairOf(entry, names) : null
    if (pair === null || (pair[0] !== from && pair[1] !== from)) return
    const [a, b] = [pair[0] === from ? to : pair[0], pair[1] === from ? to : pair[1]]
    file.set([field, i], isPlain(a) && isPlain(b) ? `${a} ${b} ${pair[2]}` : [a, b, pair[2]])
  })
}
