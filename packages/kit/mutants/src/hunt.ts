import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mutant } from './find.ts'
import { instrument, type Switched } from './instrument.ts'
import { changedFiles, keysOf, mutantsOf, type RuleCode, readRuleCode, shuffled } from './sample.ts'
import { listedKey, readSurvivors } from './survivors.ts'
import { SOURCE } from './switches.ts'
import { type Compiler, thatCompile } from './types.ts'
import { playAll, record } from './worker-pool.ts'

/** The location of a ruleset's code and cases. */
export interface Ground {
  readonly ruleset: string
  /** The folder of its code, without symbolic links in its path. */
  readonly home: string
  /** The folder of its case files. */
  readonly cases: string
  /** The list of reviewed survivors; it may be missing. */
  readonly survivors: string
  /** The compiler, which rejects mutants that are not valid code; null without one: then they are played too. */
  readonly compiler: Compiler | null
}

/**
 * The options of a hunt. `most` mutants are played; `files` are paths relative to the ruleset's folder, null for all.
 */
export interface Hunt extends Ground {
  readonly seed: string
  readonly most: number
  readonly files: ReadonlySet<string> | null
  /** Only files that differ from the last commit. */
  readonly changedOnly: boolean
  readonly threads: number
  /** Called after each mutant with the number played and the total. */
  readonly onPlayed?: (played: number, of: number) => void
}

/** A mutant that no case caught, and how many cases reached its line. */
export interface Survivor {
  readonly mutant: Mutant
  readonly key: string
  readonly reachedBy: number
}

/** The result of a hunt. `milliseconds` is the time of playing alone, without reading and compiling. */
export interface Hunted {
  readonly sampled: number
  readonly reached: number
  readonly caught: number
  /** Survivors that are in the list. */
  readonly listed: number
  readonly fresh: readonly Survivor[]
  /** Messages about list entries that a case catches by now, or that match no line. */
  readonly stale: readonly string[]
  readonly milliseconds: number
}

/** Time limit per mutant, in milliseconds. */
const LIMIT = 20_000

/**
 * Plays the mutants of a ruleset; returns a message if it cannot.
 * @example
 * ```ts
 * import { figuresLine, hunt } from '@fray/kit/mutants'
 *
 * const ground = { ruleset: 'zones', home: 'packages/rulesets/zones', cases: 'conformance/zones', survivors: '', compiler: null }
 * const options = { ...ground, seed: '1', most: 1, changedOnly: false, threads: 1 }
 * const hunted = await hunt({ ...options, files: new Set(['attack.ts']) })
 * console.log(typeof hunted === 'string' ? hunted : figuresLine('zones', '1', hunted)) // No rule code of zones is called attack.ts: say it as rules/attack.ts.
 * ```
 */
export async function hunt(options: Hunt): Promise<Hunted | string> {
  const { ruleset, home, seed, most, files, changedOnly, threads } = options
  const code = readRuleCode(home)
  const strange = [...(files ?? [])].find((file) => !code.has(file))
  if (strange !== undefined) return `No rule code of ${ruleset} is called ${strange}: say it as rules/attack.ts.`
  const wanted = changedOnly ? changedFiles(home) : files
  if (changedOnly && wanted === null)
    return `What has changed of ${ruleset} nobody knows, for it is in no repository of git. Say --all, --sample N or --file PATH.`
  const keys = keysOf(mutantsOf(code, null))
  const chosen = shuffled(mutantsOf(code, wanted), seed)
  const mutants = sample(options, code, chosen, most)
  const start = { cases: options.cases, ruleset, texts: instrumented(home, code, mutants) }
  const reach = await record(start)
  if (reach.failing.length > 0) return `These cases fail without any change: ${reach.failing.join(', ')}.`
  const numbers = mutants.map((_, at) => at)
  const reached = numbers.filter((at) => reach.loaded.has(at) || reach.casesOf.has(at))
  const began = performance.now()
  const results = await playAll(start, reached, reach, {
    ...{ threads, limit: LIMIT },
    onPlayed: (played) => options.onPlayed?.(played, reached.length),
  })
  const milliseconds = performance.now() - began
  const listed = new Set(readSurvivors(options.survivors).map(listedKey))
  const alive = numbers
    .filter((at) => (results.get(at) ?? null) === null)
    .map((at): Survivor => {
      const mutant = mutants[at] as Mutant
      return { mutant, key: keys.get(mutant) ?? '', reachedBy: reach.casesOf.get(at)?.length ?? 0 }
    })
    .sort((a, b) =>
      a.mutant.file < b.mutant.file ? -1 : a.mutant.file > b.mutant.file ? 1 : a.mutant.line - b.mutant.line,
    )
  const fresh = alive.filter(({ key }) => !listed.has(key))
  const dead = new Set(
    numbers.filter((at) => (results.get(at) ?? null) !== null).map((at) => keys.get(mutants[at] as Mutant)),
  )
  const known = new Set(keys.values())
  const stale = [...listed].flatMap((key) =>
    !known.has(key)
      ? [`The list of survivors names what no longer exists: ${key.replaceAll('\n', ' | ')}`]
      : dead.has(key)
        ? [`The list of survivors names what a case catches: ${key.replaceAll('\n', ' | ')}`]
        : [],
  )
  return {
    sampled: mutants.length,
    reached: reached.length,
    caught: mutants.length - alive.length,
    listed: alive.length - fresh.length,
    fresh,
    stale,
    milliseconds,
  }
}

/** The first mutants that the compiler accepts, at most `most`. */
function sample({ home, compiler }: Ground, code: RuleCode, mutants: readonly Mutant[], most: number): Mutant[] {
  if (compiler === null) return mutants.slice(0, Math.min(most, mutants.length))
  const taken: Mutant[] = []
  for (let at = 0; at < mutants.length && taken.length < most; ) {
    const wanted = Math.min(Math.ceil((most - taken.length) * 1.6), 2000)
    const next = mutants.slice(at, at + wanted)
    taken.push(...thatCompile(compiler, home, code, next))
    at += next.length
  }
  return taken.slice(0, Math.min(most, taken.length))
}

/**
 * The texts of all files with mutants, by URL, with each mutant behind a switch numbered by its position in the list.
 */
function instrumented(home: string, code: RuleCode, mutants: readonly Mutant[]): ReadonlyMap<string, string> {
  const byFile = new Map<string, Switched[]>()
  for (const [at, mutant] of mutants.entries()) {
    byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), { mutant, at }])
  }
  return new Map(
    [...byFile].map(([file, switched]) => {
      const { text, found } = code.get(file) as NonNullable<ReturnType<RuleCode['get']>>
      return [pathToFileURL(join(home, file)).href, instrument(text, found, switched, SOURCE)]
    }),
  )
}
