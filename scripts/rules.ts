/**
 * Coverage of the rules, measured: runs every conformance case of each ruleset and looks which rules of its catalogue left a
 * trace in a case that claims them. Prints the gaps and one summary line for each ruleset; exits with 1 on any gap.
 *
 *   node scripts/rules.ts [RULESET...]   those rulesets, or all
 *   --all     every rule with the cases that claim it, and of those that do not the number in which it left a trace
 *   --json    everything as JSON
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { type FileResult, formatProblem, runCaseFile } from '@fray/files'
import './tests/example-rulesets.ts'
import { type Catalogue, type CatalogueRule, readCatalogues, root, staleFiles } from './catalogue.ts'

/** A case as coverage sees it: what it claims, what left a trace in it, and where it stands. */
export interface RunCase {
  readonly id: string
  readonly claimed: readonly string[]
  readonly traced: readonly string[]
  readonly passed: boolean
  readonly where: string
}

/** A rule, the ids of the cases that claim it and in which it left a trace, and of those that claim it and have none. */
export interface RuleCoverage {
  readonly rule: CatalogueRule
  readonly traced: readonly string[]
  readonly untraced: readonly string[]
  /** In how many cases it left a trace that do not claim it. */
  readonly besides: number
}

/** A ruleset's coverage. `faults` are sentences about the conformance files: cases that fail, ids used twice, broken files. */
export interface RulesetCoverage {
  readonly ruleset: string
  readonly rules: readonly RuleCoverage[]
  readonly caseCount: number
  readonly faults: readonly string[]
}

/** The coverage of one ruleset by its cases as they have run. */
export function coverage(
  { ruleset, rules }: Pick<Catalogue, 'ruleset' | 'rules'>,
  cases: readonly RunCase[],
  broken: readonly string[] = [],
): RulesetCoverage {
  const faults = [...broken]
  const firstAt = new Map<string, string>()
  for (const { id, where, passed, claimed, traced } of cases) {
    const first = firstAt.get(id)
    if (first !== undefined) faults.push(`${where}: the case id "${id}" is taken already at ${first}.`)
    else firstAt.set(id, where)
    if (!passed && claimed.every((rule) => traced.includes(rule)))
      faults.push(`${where}: the case "${id}" fails; fray check says why.`)
  }
  const claims = byRule(cases, ({ claimed }) => claimed)
  const traces = byRule(cases, ({ traced }) => traced)
  return {
    ruleset,
    rules: rules.map((rule) => {
      const claiming = [...(claims.get(rule.id) ?? [])]
      const tracing = traces.get(rule.id) ?? new Set()
      const traced = claiming.filter((one) => tracing.has(one))
      const untraced = claiming.filter((one) => !tracing.has(one))
      const ids = (list: RunCase[]): string[] => list.map(({ id }) => id)
      return { rule, traced: ids(traced), untraced: ids(untraced), besides: tracing.size - traced.length }
    }),
    caseCount: cases.length,
    faults,
  }
}

/** The cases by the rules that they name somewhere. */
function byRule(cases: readonly RunCase[], rulesOf: (one: RunCase) => readonly string[]): Map<string, Set<RunCase>> {
  const found = new Map<string, Set<RunCase>>()
  for (const one of cases) {
    for (const id of rulesOf(one)) {
      const set = found.get(id)
      if (set === undefined) found.set(id, new Set([one]))
      else set.add(one)
    }
  }
  return found
}

/** Where the cases of a ruleset stand: an example keeps its own. */
const casesFolder = ({ ruleset, home }: Catalogue): string =>
  home.startsWith('examples/') ? `${home}/cases` : `conformance/${ruleset}`

/** Runs all cases in the folder of a ruleset, file by file. What is wrong with a file becomes a fault. */
async function runCases(catalogue: Catalogue): Promise<RulesetCoverage> {
  const cases: RunCase[] = []
  const faults: string[] = []
  const folder = casesFolder(catalogue)
  for (const name of filesUnder(join(root, folder))) {
    if (!name.endsWith('.yaml')) continue
    const file = `${folder}/${name}`
    const beside = (path: string): string | null => {
      const whole = resolve(root, dirname(file), path)
      return existsSync(whole) ? readFileSync(whole, 'utf8') : null
    }
    const { results, problems }: FileResult = await runCaseFile(readFileSync(join(root, file), 'utf8'), file, beside)
    faults.push(...problems.map((problem) => formatProblem(problem)))
    for (const { id, rules, traced, passed, line } of results) {
      cases.push({ id, claimed: rules, traced, passed, where: `${file}:${line}` })
    }
  }
  return coverage(catalogue, cases, faults)
}

/** Paths of all files under a folder, relative to it, in a fixed order; none when it does not exist. */
function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  const paths = readdirSync(folder, { recursive: true }) as string[]
  return paths.map((path) => path.replaceAll('\\', '/')).sort()
}

const count = <T>(list: readonly T[], number: (one: T) => number): number =>
  list.reduce((sum, one) => sum + number(one), 0)

/** One line that says how much of a ruleset is exercised. */
export function summary({ ruleset, rules, caseCount }: RulesetCoverage): string {
  const done = rules.filter(({ traced }) => traced.length > 0).length
  const held = count(rules, ({ traced }) => traced.length)
  const claims = held + count(rules, ({ untraced }) => untraced.length)
  const of = (status: string): string => `${rules.filter(({ rule }) => rule.status === status).length} ${status}`
  const kinds = `${of('source')}, ${of('ruling')}, ${of('option')}`
  return `${ruleset}: ${done} of ${rules.length} rules traced (${kinds}); ${held} of ${claims} claims held in ${caseCount} cases`
}

/** The gaps of a ruleset as lines of text: the rules that left no trace in a case that claims them, claims that do not hold, faults. */
export function gaps({ rules, faults }: RulesetCoverage): string[] {
  const open = rules.filter(({ traced, untraced }) => traced.length === 0 || untraced.length > 0)
  const width = Math.max(4, ...open.map(({ rule }) => rule.id.length))
  const table = open.map(({ rule, traced, untraced, besides }) => {
    const missing =
      untraced.length > 0
        ? `claimed without a trace by ${untraced.join(', ')}`
        : besides > 0
          ? `claimed by no case (it left a trace in ${besides})`
          : 'claimed by no case'
    return `  ${rule.id.padEnd(width)}  ${traced.length === 0 ? 'NO TRACE  ' : ''}${missing}`
  })
  return [...table, ...faults.map((fault) => `  ${fault}`)]
}

/** Every rule of a ruleset with its cases, as lines of text. */
function everything({ rules }: RulesetCoverage): string[] {
  return rules.flatMap(({ rule, traced, besides }) => [
    `${rule.id} (${rule.group}, ${rule.status}): ${rule.title}`,
    `  ${traced.join(', ') || 'none'}${besides > 0 ? `; a trace in ${besides} more` : ''}`,
  ])
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  const stale = staleFiles()
  const catalogues = readCatalogues().filter(({ ruleset }) => wanted.length === 0 || wanted.includes(ruleset))
  if (catalogues.length === 0) throw new Error(`There is no ruleset ${wanted.join(', ')} with a catalogue.`)
  const all: RulesetCoverage[] = []
  for (const catalogue of catalogues) all.push(await runCases(catalogue))
  if (process.argv.includes('--json')) {
    const rulesets = all.map((one) => ({ ...one, summary: summary(one), complete: gaps(one).length === 0 }))
    console.log(JSON.stringify({ stale, rulesets }, null, 2))
  } else {
    for (const one of all) {
      const lines = [...(process.argv.includes('--all') ? everything(one) : []), ...gaps(one)]
      if (lines.length > 0) console.log(lines.join('\n'))
      console.log(summary(one))
    }
    for (const path of stale) console.error(`${path} is stale. Run: node scripts/catalogue.ts`)
  }
  if (stale.length > 0 || all.some((one) => gaps(one).length > 0)) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
