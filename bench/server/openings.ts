import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEncounterText } from '../../packages/files/src/index.ts'
import { USUAL_LIMITS, withFights } from '../../packages/server/src/index.ts'
import { printTable, type Row } from '../measure.ts'
import { ENCOUNTER } from './encounter.ts'

const FIGHTS = 200
/** Commands of each of the many fights, and of the two long ones. */
const SHORT = 30
const LONG = 2000

/** How fast fights open after a restart: from the data folder alone, with nothing in memory. */
export async function openingFigures(): Promise<void> {
  const above = mkdtempSync(join(tmpdir(), 'fray-openings-'))
  const options = { data: join(above, 'data'), database: null, readOnly: false, limits: USUAL_LIMITS, version: 'bench' }
  try {
    const reading = await readEncounterText(ENCOUNTER, 'the bench')
    if ('problems' in reading) throw new Error(reading.problems[0]?.message)
    const long: string[] = []
    await withFights(options, async (fightServer) => {
      for (let n = 0; n < FIGHTS + 2; n++) {
        const started = await fightServer.start({ encounter: reading.value, seed: `opening ${n}` })
        if ('problems' in started) throw new Error(started.problems[0]?.message)
        const fight = await fightServer.open(started.fight)
        if (fight === null) throw new Error('A fight that was begun is not there.')
        if (n >= FIGHTS) long.push(started.fight)
        for (let done = 0; done < (n >= FIGHTS ? LONG : SHORT); done++) {
          const { table } = await fight.table('referee')
          const [actor = ''] = table.order.entries.filter(({ state }) => state === 'now').flatMap(({ who }) => who)
          const action = actor === '' ? { actor: firstOf(table), action: 'begin' } : { actor, action: 'end' }
          const said = await fight.hear('referee', { do: 'submit', id: `c${done}`, action })
          if (said.type !== 'accepted') throw new Error(JSON.stringify(said))
        }
      }
    })
    const rows: Row[] = []
    await withFights(options, async (fightServer) => {
      for (const [i, fight] of long.entries()) {
        const started = performance.now()
        await fightServer.open(fight)
        const note =
          i === 0 ? 'the first of its ruleset: the rules are loaded and compiled with it' : 'the rules are there'
        rows.push([`a fight of ${LONG} commands`, `${(performance.now() - started).toFixed(0)} ms`, note])
      }
      const again = performance.now()
      for (const { fight } of await fightServer.list()) if (!long.includes(fight)) await fightServer.open(fight)
      rows.push([`${FIGHTS} fights of ${SHORT} commands`, `${(performance.now() - again).toFixed(0)} ms`, ''])
    })
    printTable('fights opened from the data folder after a restart', rows)
  } finally {
    rmSync(above, { recursive: true, force: true })
  }
}

const firstOf = (table: {
  readonly order: { readonly entries: readonly { readonly who: readonly string[]; readonly state: string }[] }
}): string => table.order.entries.find(({ state }) => state === 'to-come')?.who[0] ?? ''
