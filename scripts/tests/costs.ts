import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import type { Reporter, TestModule } from 'vitest/node'
import { isWhole } from './effort.ts'

/** What a file of tests costs. */
export interface Cost {
  readonly file: string
  /** Processor seconds. */
  readonly seconds: number
}

/** The greatest part of the whole cost that one file may have, before it is named at the end of a run. */
const FILE_SHARE = isWhole ? 0.12 : 0.2
/** How much greater than written down the share of a suite may be, before it is named: what other programs do costs, too. */
const TOLERANCE = 1.5
const LEAST = 0.02

const document = join(import.meta.dirname, '../../docs/explanation/testing.md')

/** The suite that a file belongs to: a package, or a folder beside them. */
export const suiteOf = (file: string): string => /^packages\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file

/** Processor seconds of each suite. */
export function bySuite(costs: readonly Cost[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { file, seconds } of costs) sums.set(suiteOf(file), (sums.get(suiteOf(file)) ?? 0) + seconds)
  return sums
}

const total = (costs: Iterable<number>): number => [...costs].reduce((sum, seconds) => sum + seconds, 0)

/** What the suites cost by the table in docs/explanation/testing.md, in a quick run or in a whole one. */
export function writtenCosts(text: string, whole: boolean): Map<string, number> {
  const rows = text.matchAll(/^\| `([\w./-]+)` \|[^|\n]*\| *([\d.]+) *\| *([\d.]+) *\|$/gm)
  return new Map([...rows].map(([, suite = '', quick, all]) => [suite, Number(whole ? all : quick)]))
}

/** What costs more than its share, a sentence each. */
export function beyondShare(
  costs: readonly Cost[],
  written: ReadonlyMap<string, number>,
  share = FILE_SHARE,
): string[] {
  const all = total(costs.map(({ seconds }) => seconds))
  const wanted = total(written.values())
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`
  const files = costs
    .filter(({ seconds }) => seconds > share * all)
    .map(({ file, seconds }) => `${file} has ${percent(seconds / all)} of the cost; a file may have ${percent(share)}.`)
  const suites = [...bySuite(costs)].flatMap(([suite, seconds]) => {
    const share = (written.get(suite) ?? 0) / Math.max(1, wanted)
    if (seconds / all <= Math.max(TOLERANCE * share, LEAST)) return []
    return [
      `${suite} has ${percent(seconds / all)} of the cost; by the table in docs/explanation/testing.md it has ${percent(share)}.`,
    ]
  })
  return [...files, ...suites]
}

/** Says what costs more than its share, and writes down what each file has cost, where FRAY_TEST_COSTS names a file for it. */
export class Costs implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const costs = modules
      .map((module): Cost => ({ file: module.relativeModuleId, seconds: module.meta().cost ?? 0 }))
      .sort((a, b) => b.seconds - a.seconds)
    const to = process.env.FRAY_TEST_COSTS
    if (to !== undefined) writeFileSync(to, `${costs.map((c) => `${c.seconds.toFixed(2)} ${c.file}`).join('\n')}\n`)
    if (process.env.FRAY_TEST_REPORT === undefined) return
    console.log(`Processor seconds of the tests: ${total(costs.map(({ seconds }) => seconds)).toFixed(0)}`)
    for (const message of beyondShare(costs, writtenCosts(readFileSync(document, 'utf8'), isWhole)))
      console.log(message)
  }
}
