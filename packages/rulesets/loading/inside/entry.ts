import type { Fields } from '../content.ts'
import { isMap, type Path } from '../problems.ts'
import type { Reader } from '../reader.ts'

/** The fields of the map that a short text stands for. */
export type ShortFields = Record<string, unknown> & { name: string }

/** How an entry is written in short. */
interface ShortEntry {
  /** The field that says that the entry is whole. */
  readonly whole: string
  readonly parse: (text: string) => ShortFields
}

/**
 * The fields of a thing written as a content id, a short text or a map; null for anything else. A short text without
 * the required field `whole` that starts with a content id refers to that content.
 */
export function entryFields<R extends string, K extends string>(
  r: Reader<R, K>,
  kind: K,
  raw: unknown,
  path: Path,
  { whole, parse }: ShortEntry,
): Fields | null {
  if (isMap(raw)) return r.content.fields(kind, raw, path)
  if (typeof raw !== 'string') return null
  const all = () => path
  if (r.content.has(kind, raw)) return r.content.named(kind, raw, path)
  if (!/\s/.test(raw.trim())) return r.content.fields(kind, { from: raw }, path, all)
  const before = r.problems.list.length
  const { name, ...said } = parse(raw)
  const lost = r.problems.list.length > before
  if (said[whole] === undefined && r.content.has(kind, name)) {
    return r.content.fields(kind, { ...said, from: name }, path, all)
  }
  return { values: { name, ...said }, at: all, path, from: '', lost }
}
