import { cpus } from 'node:os'

/** One thing to measure: does its work `times` over and returns a checksum, so that nothing is optimised away. */
export interface Contender {
  readonly name: string
  readonly run: (times: number) => number
}

/** What came out: the median of the rounds, in work items per second. */
export interface Figure {
  readonly name: string
  readonly perSecond: number
  readonly checksum: number
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] as number

/** Milliseconds for which a contender runs before it is measured: engines make code fast while it runs. */
const WARM_UP = 1500

/** Shorter rounds are timed by the clock: systems count processor time in steps of some milliseconds. */
const LONG_ENOUGH = 60

/**
 * Milliseconds that the work took: of the processor, all threads together, so that what other programs do meanwhile counts
 * less; by the clock where that is too coarse.
 */
function timed(work: () => void): number {
  const before = process.cpuUsage()
  const start = performance.now()
  work()
  const passed = performance.now() - start
  const { user, system } = process.cpuUsage(before)
  return passed < LONG_ENOUGH ? passed : (user + system) / 1000
}

/**
 * Measures contenders side by side in one process: all warm up, then they take turns for several rounds, so that a slow
 * moment of the machine strikes all of them. `times` is the work of one round. `warmUp` is how long each runs before, in
 * milliseconds; with 0 it runs once, for work that must not be done over.
 */
export function measure(contenders: readonly Contender[], times: number, rounds = 7, warmUp = WARM_UP): Figure[] {
  for (const { run } of contenders) {
    const until = performance.now() + warmUp
    do run(Math.max(1, times >> 1))
    while (performance.now() < until)
  }
  const rates = contenders.map((): number[] => [])
  const checksums = contenders.map(() => 0)
  for (let round = 0; round < rounds; round++) {
    contenders.forEach((contender, i) => {
      const spent = timed(() => {
        checksums[i] = contender.run(times)
      })
      rates[i]?.push((times * 1000) / spent)
    })
  }
  return contenders.map(({ name }, i) => ({
    name,
    perSecond: median(rates[i] as number[]),
    checksum: checksums[i] as number,
  }))
}

/** A number of items per second, or the time of one item, as people read it. */
export const rateText = (perSecond: number): string => `${Math.round(perSecond).toLocaleString('en')}/s`

/** The time of one item. */
export function timeText(perSecond: number): string {
  const ns = 1e9 / perSecond
  return ns < 1000 ? `${ns.toFixed(0)} ns` : ns < 1e6 ? `${(ns / 1000).toFixed(2)} us` : `${(ns / 1e6).toFixed(2)} ms`
}

/** A row of the printed table: what, how fast, compared with what. */
export type Row = readonly [what: string, figure: string, beside: string]

/** Prints rows under a heading in aligned columns. */
export function printTable(heading: string, rows: readonly Row[]): void {
  const widths = [0, 1].map((c) => Math.max(...rows.map((row) => (row[c] as string).length)))
  console.log(`\n${heading}`)
  for (const [what, figure, beside] of rows) {
    console.log(`  ${what.padEnd(widths[0] as number)}  ${figure.padStart(widths[1] as number)}  ${beside}`)
  }
}

/** The machine in one line. */
export const machineText = (): string =>
  `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`
