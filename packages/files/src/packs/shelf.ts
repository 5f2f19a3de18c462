import { LIMITS, nearest, type Problem } from '@fray/kernel'
import type { LocatedProblem } from '../yaml.ts'
import type { FilePlace, Pack, PackReading } from './pack-files.ts'

/** Where content packs are found: in folders, in a browser's memory, wherever a host has them. */
export interface PackShelf {
  /** Every pack with a name, or at a path, in any version. */
  find(name: string): Promise<readonly PackReading[]>
  /** The ids of all available packs, for messages. */
  ids(): Promise<readonly string[]>
}

/** A shelf of packs that have been read already. */
export function shelfOf(packs: readonly Pack[]): PackShelf {
  return {
    find: async (name) => packs.filter(({ id }) => id === name),
    ids: async () => packs.map(({ id }) => id),
  }
}

/** The name of a pack in an encounter: `frost-and-iron@1.2.0`, with a version or the start of one. */
export interface PackName {
  readonly name: string
  /** `1.2.0`, `1.2`, `1`; null for any version. */
  readonly version: string | null
}

/** Reads the name of a pack; an `@` at the start belongs to a scoped package name, not to a version. */
export function packNameOf(text: string): PackName {
  const at = text.lastIndexOf('@')
  return at <= 0 ? { name: text, version: null } : { name: text.slice(0, at), version: text.slice(at + 1) }
}

const fits = (version: string, wanted: string | null): boolean =>
  wanted === null || version === wanted || version.startsWith(`${wanted}.`)

/** Compares versions numerically, highest first. */
function later(a: Pack, b: Pack): number {
  const [one, other] = [a.version.split('.').map(Number), b.version.split('.').map(Number)]
  for (const i of [0, 1, 2]) if (one[i] !== other[i]) return (other[i] ?? 0) - (one[i] ?? 0)
  return 0
}

/** An encounter with its packs included, or the problems with them. */
export type Packed =
  | { readonly value: Record<string, unknown>; readonly packs: readonly (Pack | null)[] }
  | { readonly problems: readonly (LocatedProblem | Problem)[] }

/**
 * Includes the packs that an encounter names. `packs` are those found, by position; null for one that was included
 * already. Without a shelf no pack is known. `also` names packs to apply after its own.
 * @example
 * ```ts
 * import { withPacks } from '@fray/files'
 *
 * const packed = await withPacks({ ruleset: 'zones', packs: ['frost-and-iron'] }, null, [])
 * if ('problems' in packed) console.log(packed.problems[0]?.message) // There is no content pack "frost-and-iron" here: open the encounter together with the files of its packs, where they lie, or with its packs in it ("fray packs bundle").
 * ```
 */
export async function withPacks(
  value: Record<string, unknown>,
  shelf: PackShelf | null,
  also: readonly string[] = [],
): Promise<Packed> {
  // A value that is not a list is reported by the encounter's reader.
  if (value.packs !== undefined && value.packs !== null && !Array.isArray(value.packs)) return { value, packs: [] }
  const all: unknown[] = [...(value.packs ?? []), ...also]
  if (!all.some((one) => typeof one === 'string') || all.length > LIMITS.packs)
    return { value: withAll(value, all), packs: [] }
  const problems: (LocatedProblem | Problem)[] = []
  const packs: (Pack | null)[] = []
  for (const [i, named] of all.entries()) {
    const found = typeof named === 'string' ? await packNamed(packNameOf(named), shelf) : null
    if (typeof found === 'string') problems.push({ path: ['packs', i], message: found })
    else if (found !== null && 'problems' in found) problems.push(...found.problems)
    packs.push(found === null || typeof found === 'string' || 'problems' in found ? null : found)
  }
  if (problems.length > 0) return { problems }
  const whole = all.map((one, i) => packs[i]?.raw ?? one)
  return { value: withAll(value, whole), packs }
}

const withAll = (value: Record<string, unknown>, packs: readonly unknown[]): Record<string, unknown> =>
  packs.length === 0 ? value : { ...value, packs }

/** The pack with that name and version; a message if there is none. */
async function packNamed({ name, version }: PackName, shelf: PackShelf | null): Promise<PackReading | string> {
  const found = shelf === null ? [] : await shelf.find(name)
  const packs = found.filter((one): one is Pack => !('problems' in one))
  const broken = found.find((one) => 'problems' in one)
  if (packs.length === 0 && broken !== undefined) return broken
  if (packs.length === 0) return noSuchPack(name, shelf === null ? [] : await shelf.ids())
  if (version !== null && !/^\d+(\.\d+){0,2}$/.test(version))
    return `"${version}" is no version of a pack: write it as in ${name}@1.2.0, or ${name}@1 for any that begins with 1.`
  const right = packs.filter((one) => fits(one.version, version)).sort(later)[0]
  if (right !== undefined) return right
  const there = [...new Set(packs.map((one) => one.version))].join(', ')
  return `The content pack "${name}" is here in version ${there}, not ${version}: get that version, or name the one that is here.`
}

function noSuchPack(name: string, ids: readonly string[]): string {
  if (ids.length === 0)
    return `There is no content pack "${name}" here: open the encounter together with the files of its packs, where they lie, or with its packs in it ("fray packs bundle").`
  const near = nearest(name, ids)
  const known = `Known: ${[...new Set(ids)].slice(0, 12).join(', ')}.`
  return `There is no content pack "${name}" here. ${near === null ? known : `Did you mean "${near}"?`}`
}

/** The position of a value of an encounter with packs: in a pack's file, or null for the encounter's own. */
export function placeInPack(packs: readonly (Pack | null)[], path: readonly (string | number)[]): FilePlace | null {
  const [first, at, ...rest] = path
  if (first !== 'packs' || typeof at !== 'number' || rest.length === 0) return null
  return packs[at]?.locate(rest) ?? null
}
