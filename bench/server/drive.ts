import type { BenchTable } from './table.ts'

/** Milliseconds after the end in which what is under way has to be acknowledged. */
const PATIENCE = 60_000
const LOST = new Error('A command was never acknowledged.')

/** Milliseconds until each command was acknowledged, and until each other client had learnt of it. */
export interface Driven {
  readonly acknowledged: number[]
  readonly seen: number[]
}

/** Has the tables give commands for so long, and waits for what is under way; fails where that is never acknowledged. */
export async function drive(
  tables: readonly BenchTable[],
  duration: number,
  perSecond: number,
  patience = PATIENCE,
): Promise<Driven> {
  const acknowledged: number[] = []
  const seen: number[] = []
  const end = performance.now() + duration * 1000
  const actOnce = (table: BenchTable, from: number, then: () => void): void =>
    table.action(
      () => {
        acknowledged.push(performance.now() - from)
        then()
      },
      () => seen.push(performance.now() - from),
    )
  if (perSecond === 0) {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(LOST), duration * 1000 + patience)
    const all = Promise.all(
      tables.map(
        (table) =>
          new Promise<void>((resolve) => {
            const next = () => (performance.now() < end ? actOnce(table, performance.now(), next) : resolve())
            next()
          }),
      ),
    )
    await Promise.race([all, late.promise]).finally(() => clearTimeout(timer))
  } else await atRate(tables, end, perSecond, actOnce, patience)
  // Those who are told last are waited for, so that the next measuring does not count them.
  await new Promise((resolve) => setTimeout(resolve, 300))
  return { acknowledged, seen }
}

/** Commands at a steady rate, whatever becomes of those before; a fight whose last one is not answered yet is passed over. */
async function atRate(
  tables: readonly BenchTable[],
  end: number,
  perSecond: number,
  actOnce: (table: BenchTable, from: number, then: () => void) => void,
  patience: number,
): Promise<void> {
  const busy = new Set<BenchTable>()
  let due = performance.now()
  let at = 0
  while (performance.now() < end) {
    for (; due <= performance.now(); due += 1000 / perSecond) {
      let table = tables[at++ % tables.length] as BenchTable
      for (let tried = 0; busy.has(table) && tried < tables.length; tried++)
        table = tables[at++ % tables.length] as BenchTable
      busy.add(table)
      const chosen = table
      actOnce(chosen, due, () => busy.delete(chosen))
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  while (busy.size > 0) {
    if (performance.now() > end + patience) throw LOST
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
