import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type Found, findMutants, type Mutant } from './find.ts'
import { holdsRules } from './leave-out.ts'

/** The rule code of a ruleset: texts and mutants by path relative to the ruleset's folder. */
export type RuleCode = ReadonlyMap<string, { readonly text: string; readonly found: Found }>

/** Reads the rule code under a ruleset's folder and finds its mutants. */
export function readRuleCode(home: string): RuleCode {
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter(holdsRules)
    .sort()
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(home, file), 'utf8')
      return [file, { text, found: findMutants(file, text) }]
    }),
  )
}

/** All mutants, or those of the named files. */
export const mutantsOf = (code: RuleCode, files: ReadonlySet<string> | null): Mutant[] =>
  [...code].flatMap(([file, { found }]) => (files === null || files.has(file) ? found.mutants : []))

/**
 * The identity of each mutant, independent of line numbers: its file, the function, the text and the replacement.
 * Equal ones within a function get a number, from the second on.
 */
export function keysOf(mutants: readonly Mutant[]): ReadonlyMap<Mutant, string> {
  const seen = new Map<string, number>()
  return new Map(
    mutants.map((mutant) => {
      const { file, within, text, becomes, statement } = mutant
      const key = [file, within, text, statement ? 'left out' : becomes].join('\n')
      const nth = (seen.get(key) ?? 0) + 1
      seen.set(key, nth)
      return [mutant, nth === 1 ? key : `${key}\n${nth}`]
    }),
  )
}

/** The mutants in an order that depends only on the seed and on each mutant: a changed line does not move the others. */
export function shuffled(mutants: readonly Mutant[], seed: string): Mutant[] {
  const keys = keysOf(mutants)
  const rank = (mutant: Mutant) =>
    createHash('sha1')
      .update(`${seed}\n${keys.get(mutant)}`)
      .digest('hex')
  return mutants
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ mutant }) => mutant)
}

/**
 * The files of a ruleset that are changed or new since the last commit, relative to its folder; null outside a git
 * repository.
 */
export function changedFiles(home: string): Set<string> | null {
  const git = (...args: string[]) => {
    const { stdout, status } = spawnSync('git', args, { cwd: home, encoding: 'utf8' })
    return status === 0 ? stdout.split('\n') : null
  }
  const changed = git('diff', '--name-only', '--no-renames', '--relative', 'HEAD', '--', '.')
  const added = git('ls-files', '--others', '--exclude-standard', '--', '.')
  if (changed === null || added === null) return null
  return new Set([...changed, ...added].filter((path) => path !== ''))
}
