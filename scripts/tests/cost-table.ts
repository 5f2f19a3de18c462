/**
 * Writes the table of what the suites cost into docs/explanation/testing.md: `cost-table.ts QUICK WHOLE`, each a file that a run has written, where
 * FRAY_TEST_COSTS named it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { bySuite, type Cost } from './costs.ts'

const WHAT: Readonly<Record<string, string>> = {
  'packages/kernel': 'state, table, journal, dice, battlefields',
  'packages/rulesets': 'readers, policies, odds and secrets of each game',
  'packages/files': 'encounters, cases, files of other programs',
  'packages/lab': 'simulation, odds, opponents, reports',
  'packages/seat': 'random fights through all seats, chances, the past',
  'packages/kit': 'random play, secrets, made fights, changing the code of a ruleset',
  'packages/live': 'live fights, lines that break, secrets frame by frame',
  'packages/server': 'stores, servers over sockets; in the whole kills, upgrades, workers',
  'packages/cli': 'the command; in the whole as a process, with servers and databases',
  'packages/mcp': 'tools for language models',
  'packages/page': 'the page in a browser',
  examples: 'rulesets from elsewhere; in the whole clients in Python and shell',
  scripts: 'packing, documents; in the whole every command and example in them',
  bench: 'both sides of a benchmark play the same',
}

function costsIn(file: string): Map<string, number> {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return bySuite(
    lines.map((line): Cost => {
      const [seconds = '', name = ''] = line.split(' ')
      return { file: name, seconds: Number(seconds) }
    }),
  )
}

const [quick, whole] = process.argv.slice(2).map(costsIn)
if (quick === undefined || whole === undefined)
  throw new Error('cost-table.ts takes two files: of a quick run, and of a whole one.')
const suites = [...new Set([...whole.keys(), ...quick.keys()])].sort(
  (a, b) => (whole.get(b) ?? 0) - (whole.get(a) ?? 0),
)
const sum = (costs: Map<string, number>) => [...costs.values()].reduce((all, seconds) => all + seconds, 0).toFixed(0)
const rows = suites.map((suite) => {
  const [a, b] = [quick, whole].map((costs) => (costs.get(suite) ?? 0).toFixed(1))
  return `| \`${suite}\` | ${WHAT[suite] ?? ''} | ${a} | ${b} |`
})
const table = [
  '| suite | what | quick | whole |',
  '|---|---|--:|--:|',
  ...rows,
  `| all | | ${sum(quick)} | ${sum(whole)} |`,
].join('\n')
const page = join(import.meta.dirname, '../../docs/explanation/testing.md')
const text = readFileSync(page, 'utf8')
writeFileSync(
  page,
  text.replace(/(<!-- costs -->\n)[\s\S]*?(<!-- end of costs -->)/, (_, from, to) => `${from}\n${table}\n\n${to}`),
)
