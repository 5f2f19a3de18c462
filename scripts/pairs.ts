/**
 * Which mechanisms of a ruleset meet in a conformance case. A ruleset's map (`catalogue/mechanisms.yaml`) puts every rule of its
 * catalogue into exactly one mechanism; a case belongs to the mechanisms of the rules that it names and of the commands in its steps.
 *
 *   node scripts/pairs.ts zones     prints that ruleset's table; without a name, all of them
 *   node scripts/pairs.ts --empty   lists the pairs that no case has instead
 *   node scripts/pairs.ts --write   puts all tables into docs/reference/pairs.md, each between its marks
 *   node scripts/pairs.ts --check   writes nothing and fails when the page is not up to date
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { rulesets } from '@fray/rulesets'
import { isMap } from '../packages/kernel/src/unknown.ts'
import { readYaml } from '../packages/kit/catalogue/src/index.ts'
import { readCatalogues, root } from './catalogue.ts'

/** One mechanism of a ruleset: its rules, and the commands that are the mechanism at work. */
export interface Mechanism {
  readonly id: string
  readonly title: string
  readonly rules: readonly string[]
  readonly actions: readonly string[]
}

/** How many cases let mechanism `i` meet mechanism `j` (`j <= i`); `counts[i][i]` is the cases of the mechanism itself. */
export type Counts = readonly (readonly number[])[]

const page = 'docs/reference/pairs.md'
const mapOf = (ruleset: string): string => `packages/rulesets/${ruleset}/catalogue/mechanisms.yaml`

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** The mechanisms of a map file. Throws one error with everything that is wrong, a sentence with file and line each. */
export function readMechanisms(
  path: string,
  ruleIds: readonly string[],
  actionIds: readonly string[],
  from: string = root,
): Mechanism[] {
  const { data, where } = readYaml(from, path)
  if (!isMap(data)) throw new Error(`${path} is not a map: it should have one entry for each mechanism.`)
  const faults: string[] = []
  const owner = new Map<string, string>()
  const mechanisms: Mechanism[] = []
  for (const [id, entry] of Object.entries(data)) {
    const { title, rules, actions = [], ...others } = isMap(entry) ? entry : {}
    if (typeof title !== 'string' || !isTexts(rules) || !isTexts(actions) || Object.keys(others).length > 0) {
      faults.push(
        `${where(id)}: a mechanism has a title, a list of rules, perhaps a list of actions, and nothing else.`,
      )
      continue
    }
    mechanisms.push({ id, title, rules, actions })
    const take = (kind: string, names: readonly string[], known: readonly string[]): void => {
      for (const [index, name] of names.entries()) {
        const place = where(id, `${kind}s`, index)
        const first = owner.get(`${kind} ${name}`)
        if (!known.includes(name)) faults.push(`${place}: "${name}" is no ${kind} of the ruleset.`)
        else if (first !== undefined) faults.push(`${place}: the ${kind} "${name}" stands under "${first}" already.`)
        else owner.set(`${kind} ${name}`, id)
      }
    }
    take('rule', rules, ruleIds)
    take('action', actions, actionIds)
  }
  for (const rule of ruleIds) {
    if (!owner.has(`rule ${rule}`)) faults.push(`${path}: the rule "${rule}" is in no mechanism.`)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return mechanisms
}

/** The command word of a step: what stands under `action`, or the first word after the actor's name that is an action. */
export function actionOf(command: unknown, actions: ReadonlySet<string>): string | null {
  if (isMap(command)) return typeof command.action === 'string' ? command.action : null
  if (typeof command !== 'string') return null
  const words = command.match(/"[^"]*"|'[^']*'|\S+/g) ?? []
  return words.slice(1).find((word) => actions.has(word)) ?? null
}

/** Counts the pairs in the cases of one ruleset (`conformance/<ruleset>`). */
export function countPairs(
  ruleset: string,
  mechanisms: readonly Mechanism[],
  actionIds: readonly string[],
  from: string = root,
): Counts {
  const indexes = (of: 'rules' | 'actions'): Map<string, number> =>
    new Map(mechanisms.flatMap((mechanism, index) => mechanism[of].map((name) => [name, index] as const)))
  const byRule = indexes('rules')
  const byAction = indexes('actions')
  const actions = new Set(actionIds)
  const counts = mechanisms.map((_, i) => Array.from({ length: i + 1 }, () => 0))
  for (const { rules, steps } of casesOf(ruleset, from)) {
    const met = new Set<number>()
    for (const rule of rules) met.add(byRule.get(rule) ?? -1)
    for (const step of steps) met.add(byAction.get(actionOf(isMap(step) ? step.do : null, actions) ?? '') ?? -1)
    met.delete(-1)
    for (const i of met) {
      for (const j of met) if (j <= i) (counts[i] as number[])[j] = (counts[i]?.[j] ?? 0) + 1
    }
  }
  return counts
}

interface CaseEntry {
  readonly rules: readonly string[]
  readonly steps: readonly unknown[]
}

function* casesOf(ruleset: string, from: string): Iterable<CaseEntry> {
  const folder = `conformance/${ruleset}`
  const names = readdirSync(join(from, folder), { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((path) => path.endsWith('.yaml')).sort()) {
    const { data } = readYaml(from, `${folder}/${name.replaceAll('\\', '/')}`)
    for (const entry of isMap(data) && Array.isArray(data.cases) ? (data.cases as unknown[]) : []) {
      if (!isMap(entry)) continue
      yield { rules: isTexts(entry.rules) ? entry.rules : [], steps: Array.isArray(entry.steps) ? entry.steps : [] }
    }
  }
}

/** The table in Markdown: a row and a numbered column for each mechanism; an empty cell where no case has the pair. */
export function tableText(mechanisms: readonly Mechanism[], counts: Counts): string {
  const cells = (i: number): string[] =>
    mechanisms.map((_, j) => {
      if (j > i) return ''
      const count = counts[i]?.[j] ?? 0
      return i === j ? `**${count}**` : count === 0 ? '-' : String(count)
    })
  const lines = [
    ['', ...mechanisms.map((_, i) => String(i + 1))],
    ['---', ...mechanisms.map(() => '--:')],
    ...mechanisms.map(({ title }, i) => [`${i + 1} ${title}`, ...cells(i)]),
  ]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** The pairs that no case has, one line each. */
export function emptyPairs(mechanisms: readonly Mechanism[], counts: Counts): string[] {
  return mechanisms.flatMap(({ title }, i) =>
    mechanisms.slice(0, i).flatMap((other, j) => (counts[i]?.[j] === 0 ? [`${title} x ${other.title}`] : [])),
  )
}

/** A page with the table of one ruleset instead of what stands between the ruleset's marks. Throws where the marks are missing. */
export function withTable(text: string, ruleset: string, table: string): string {
  const open = `<!-- pairs: ${ruleset} -->`
  const close = `<!-- end of pairs: ${ruleset} -->`
  const from = text.indexOf(open)
  const to = text.indexOf(close)
  if (from < 0 || to < from)
    throw new Error(`${page} needs a section for ${ruleset}, with the marks ${open} and ${close}.`)
  return `${text.slice(0, from + open.length)}\n\n${table}\n\n${text.slice(to)}`
}

async function main(): Promise<void> {
  const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
  const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  const catalogues = readCatalogues().filter(({ ruleset }) => existsSync(join(root, mapOf(ruleset))))
  const unknown = named.find((name) => !catalogues.some(({ ruleset }) => ruleset === name))
  if (unknown !== undefined) throw new Error(`There is no map ${mapOf(unknown)}.`)
  let text = readFileSync(join(root, page), 'utf8')
  const before = text
  for (const { ruleset, rules } of catalogues) {
    if (named.length > 0 && !named.includes(ruleset)) continue
    const actionIds = [...((await rulesets[ruleset]?.())?.rules.actions.keys() ?? [])]
    const ruleIds = rules.map(({ id }) => id)
    const mechanisms = readMechanisms(mapOf(ruleset), ruleIds, actionIds)
    const counts = countPairs(ruleset, mechanisms, actionIds)
    const table = tableText(mechanisms, counts)
    if (flags.includes('--write') || flags.includes('--check')) text = withTable(text, ruleset, table)
    else if (flags.includes('--empty')) console.log([ruleset, ...emptyPairs(mechanisms, counts), ''].join('\n'))
    else console.log(`${ruleset}\n\n${table}\n`)
  }
  if (text === before) return
  if (flags.includes('--write')) writeFileSync(join(root, page), text)
  else {
    console.error(`${page} is stale. Run: node scripts/pairs.ts --write`)
    process.exitCode = 1
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
