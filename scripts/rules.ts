/**
 * Coverage of the rules: for each ruleset, which code lines cite each rule of its catalogue and which conformance cases exercise it.
 * Prints the gaps and one summary line for each ruleset; exits with 1 on any gap.
 * `--all` prints every rule with its places, `--json` everything as JSON.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { type Catalogue, type CatalogueRule, readCatalogues, root, staleFiles } from './catalogue.ts'
import { isMap, readYaml } from './content.ts'

/** A rule, the places (`file:line`) whose code cites it, and the ids of the cases that exercise it. */
export interface RuleCoverage {
  readonly rule: CatalogueRule
  readonly code: readonly string[]
  readonly cases: readonly string[]
}

/** A ruleset's coverage. `faults` are sentences about the conformance files: unknown rule ids, case ids used twice, and the like. */
export interface RulesetCoverage {
  readonly ruleset: string
  readonly rules: readonly RuleCoverage[]
  readonly caseCount: number
  readonly faults: readonly string[]
}

/** A case as coverage sees it: its id, the rules it says it exercises, and where it stands. */
interface CaseEntry {
  readonly id: string
  readonly rules: readonly string[]
  readonly where: string
}

/** The coverage of one ruleset, from the files under `from` (the repository's root). */
export function coverage({ ruleset, home, rules }: Catalogue, from: string = root): RulesetCoverage {
  const faults: string[] = []
  const cited = citations(from, home, new Set(rules.map(({ id }) => id)))
  const cases = readCases(from, casesFolder(ruleset, home), faults)
  const casesOf = new Map<string, string[]>(rules.map(({ id }) => [id, []]))
  const firstAt = new Map<string, string>()
  for (const entry of cases) {
    const first = firstAt.get(entry.id)
    if (first !== undefined) faults.push(`${entry.where}: the case id "${entry.id}" is taken already at ${first}.`)
    else firstAt.set(entry.id, entry.where)
    if (entry.rules.length === 0) faults.push(`${entry.where}: the case "${entry.id}" names no rule under "rules".`)
    for (const id of new Set(entry.rules)) {
      const list = casesOf.get(id)
      if (list !== undefined) list.push(entry.id)
      else faults.push(`${entry.where}: the case "${entry.id}" names "${id}", which is no rule of ${ruleset}.`)
    }
  }
  return {
    ruleset,
    rules: rules.map((rule) => ({ rule, code: cited.get(rule.id) ?? [], cases: casesOf.get(rule.id) ?? [] })),
    caseCount: cases.length,
    faults,
  }
}

/**
 * The places where code cites a rule: string literals equal to its id in the ruleset's TypeScript, outside comments. The catalogue,
 * the content and tests do not count.
 */
function citations(from: string, folder: string, ids: ReadonlySet<string>): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const name of filesUnder(join(from, folder))) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts') || /^(catalogue|content)\/|(^|\/)test\//.test(name)) continue
    const text = readFileSync(join(from, folder, name), 'utf8')
    for (const { id, line } of literals(text)) {
      if (!ids.has(id)) continue
      const place = `${folder}/${name}:${line}`
      const list = places.get(id)
      if (list === undefined) places.set(id, [place])
      else if (list.at(-1) !== place) list.push(place)
    }
  }
  return places
}

/** Fields whose words are no rules, though one may be called the same: an action `rest` by the rule `rest`. */
const OTHER = /\b(?:id|kind|name|title|label|type|short|what)\??:\s*$/

/** Every string literal in TypeScript source that may name a rule, with its line; comments are passed over. */
export function literals(source: string): { readonly id: string; readonly line: number }[] {
  const found: { id: string; line: number }[] = []
  const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([\w-]*)`|\n/g
  let line = 1
  for (const match of source.matchAll(token)) {
    const text = match[1] ?? match[2] ?? match[3]
    if (text !== undefined) {
      if (!OTHER.test(source.slice(Math.max(0, match.index - 40), match.index))) found.push({ id: text, line })
    } else line += match[0].split('\n').length - 1
  }
  return found
}

/** Where the cases of a ruleset stand: an example keeps its own. */
const casesFolder = (ruleset: string, home: string): string =>
  home.startsWith('examples/') ? `${home}/cases` : `conformance/${ruleset}`

/** All cases in a folder, file by file. What is not a case at all becomes a fault. */
function readCases(from: string, folder: string, faults: string[]): CaseEntry[] {
  const cases: CaseEntry[] = []
  for (const name of filesUnder(join(from, folder))) {
    if (!name.endsWith('.yaml')) continue
    const { data, where } = readYaml(from, `${folder}/${name}`)
    const list = isMap(data) ? data.cases : undefined
    if (!Array.isArray(list)) {
      faults.push(`${where('cases')} has no list of cases under "cases".`)
      continue
    }
    for (const [index, entry] of (list as unknown[]).entries()) {
      const place = where('cases', index)
      if (!isMap(entry) || typeof entry.id !== 'string') faults.push(`${place}: a case needs an id.`)
      else cases.push({ id: entry.id, rules: Array.isArray(entry.rules) ? entry.rules.map(String) : [], where: place })
    }
  }
  return cases
}

/** Paths of all files under a folder, relative to it, in a fixed order; none when it does not exist. */
function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  const paths = readdirSync(folder, { recursive: true }) as string[]
  return paths.map((path) => path.replaceAll('\\', '/')).sort()
}

/** One line that says how much of a ruleset is built and exercised. */
export function summary({ ruleset, rules, caseCount }: RulesetCoverage): string {
  const done = rules.filter(({ code, cases }) => code.length > 0 && cases.length > 0).length
  const count = (status: string): string => `${rules.filter(({ rule }) => rule.status === status).length} ${status}`
  const kinds = `${count('source')}, ${count('ruling')}, ${count('option')}`
  return `${ruleset}: ${done} of ${rules.length} rules built and exercised (${kinds}; ${caseCount} cases)`
}

/** The gaps of a ruleset as lines of text: a table of rules without code or without a case, then the faults of the conformance files. */
export function gaps({ rules, faults }: RulesetCoverage): string[] {
  const open = rules.filter(({ code, cases }) => code.length === 0 || cases.length === 0)
  const width = Math.max(4, ...open.map(({ rule }) => rule.id.length))
  const table = open.map(({ rule, code, cases }) => {
    const missing = [code.length === 0 ? 'no code' : '', cases.length === 0 ? 'no case' : '']
    return `  ${rule.id.padEnd(width)}  ${missing.map((text) => text.padEnd(7)).join('  ')}  ${rule.title}`
  })
  return [...table, ...faults.map((fault) => `  ${fault}`)]
}

/** Every rule of a ruleset with its places in code and its cases, as lines of text. */
function everything({ rules }: RulesetCoverage): string[] {
  return rules.flatMap(({ rule, code, cases }) => [
    `${rule.id} (${rule.group}, ${rule.status}): ${rule.title}`,
    `  code   ${code.join('\n         ') || 'none'}`,
    `  cases  ${cases.join(', ') || 'none'}`,
  ])
}

function main(): void {
  const stale = staleFiles()
  const all = readCatalogues().map((catalogue) => coverage(catalogue))
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
    main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
