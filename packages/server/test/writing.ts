// Writes into a store until it is killed: `writing.ts DATA [DATABASE]`. Says in a line what was acknowledged: the fight and its version.
// Each append has three entries, so that half of one would be seen.

import { openStorage, USUAL_LIMITS } from '../src/index.ts'

const FIGHTS = 6
const NOTE = { title: 'Written into', ruleset: 'zones', over: false }

const [data = '', database = null] = process.argv.slice(2)
const { store } = await openStorage({ data, database, readOnly: false, limits: { ...USUAL_LIMITS, journalLines: 1e6 } })

async function write(fight: string): Promise<never> {
  for (let after = (await store.look(fight))?.version ?? 0; ; after += 3) {
    const entries = [1, 2, 3].map((n) => ({ id: `${after + n}`, text: `entry ${after + n}` }))
    const { status } = await store.append(fight, after, entries, NOTE)
    if (status !== 'appended') throw new Error(`${fight}: ${status}`)
    process.stdout.write(`${fight} ${after + 3}\n`)
  }
}

await Promise.all(Array.from({ length: FIGHTS }, (_, f) => write(`fight-${f}`)))
