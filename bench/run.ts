import { join } from 'node:path'
import { installBeside } from '../scripts/install-beside.ts'
import { machineText } from './measure.ts'
import { inOwnProcess } from './process.ts'
import { tableHead, tableRow } from './table.ts'

/**
 * What is measured, in this order. A simulation plays one ruleset in one process, and code that has met the values of
 * one ruleset runs slower with those of another; so each fight and each section has a process of its own.
 */
const fights = [
  'plain/brawl',
  'zones/brawl',
  'zones/plain',
  'shock/brawl',
  'shock/apart',
  'shock/meadow',
  'free-hits/brawl',
  'free-hits/apart',
  'free-hits/hayfield',
  'escalation/brawl',
  'escalation/apart',
  'escalation/threshing-floor',
  'escalation/day',
  'weapon-speed/brawl',
  'weapon-speed/apart',
]
const sections: Readonly<Record<string, () => Promise<void>>> = {
  'zones/decisions': async () => (await import('./zones/decisions.ts')).zonesDecisions(),
  'shock/decisions': async () => (await import('./shock/decisions.ts')).shockDecisions(),
  'lab/simulate': async () => (await import('./lab/simulate.ts')).simulateFigures(),
  ...Object.fromEntries(
    ['zones', 'shock', 'free-hits', 'escalation', 'weapon-speed'].map((ruleset) => [
      `odds/${ruleset}`,
      async () => (await import('./lab/odds.ts')).labOddsFigures(ruleset),
    ]),
  ),
  ...Object.fromEntries(
    ['zones', 'shock', 'free-hits', 'escalation', 'weapon-speed'].map((ruleset) => [
      `duels/${ruleset}`,
      async () => (await import('./lab/odds.ts')).labDuelFigures(ruleset),
    ]),
  ),
  ...Object.fromEntries(
    ['zones', 'shock', 'free-hits', 'escalation', 'weapon-speed'].map((ruleset) => [
      `seat/${ruleset}`,
      async () => (await import('./seat/figures.ts')).seatFigures(ruleset),
    ]),
  ),
  'grid/sight': async () => (await import('./grid/sight.ts')).gridSightFigures(),
  'server/tables': async () => (await import('./server/figures.ts')).serverFigures(),
  'cluster/tables': async () => (await import('./server/cluster.ts')).clusterFigures(),
  'cluster/recovery': async () => (await import('./server/recovery.ts')).recoveryFigures(),
  'cluster/lab': async () => (await import('./server/lab.ts')).labFigures(),
  'server/openings': async () => (await import('./server/openings.ts')).openingFigures(),
  'flood/stretches': async () => {
    const { stretchFigures } = await import('./flood/stretches.ts')
    for (const people of [40, 100]) await stretchFigures(people)
  },
  'flood/server': async () => (await import('./flood/figures.ts')).floodFigures(),
  'soak/tables': async () => (await import('./server/soak.ts')).soakFigures(),
  'crash/server': async () => (await import('./server/crashes.ts')).crashFigures(),
  'grid/movement': async () => (await import('./grid/movement.ts')).gridMovementFigures(),
}

/** Measures what was named, each in its own process: `all` is everything; where nothing was named, whole fights. */
async function measureAll(wanted: readonly string[]): Promise<void> {
  const all = [...fights, ...Object.keys(sections)]
  const isWanted = (name: string) =>
    (wanted.includes('all') && !name.startsWith('soak/')) ||
    (wanted.length === 0 ? fights.includes(name) : wanted.some((word) => name === word || name.startsWith(`${word}/`)))
  const unknown = wanted.find(
    (word) => word !== 'all' && !all.some((name) => name === word || name.startsWith(`${word}/`)),
  )
  if (unknown !== undefined) throw new Error(`There is no benchmark "${unknown}". There are: all, ${all.join(', ')}.`)
  if (Object.keys(sections).some((name) => isWanted(name) && /^(lab|odds|server|cluster)\//.test(name)))
    await installBeside(join(import.meta.dirname, 'marks'), 'The engines to measure beside')
  console.log(`Fray benchmarks. ${machineText()}`)
  const chosen = fights.filter(isWanted)
  if (chosen.length > 0) console.log(tableHead())
  for (const name of [...chosen, ...Object.keys(sections).filter(isWanted)]) {
    process.exitCode = await inOwnProcess(import.meta.filename, ['--here', name])
    if (process.exitCode !== 0) return
  }
  if (wanted.length === 0)
    console.log(
      'These were whole fights. "npm run bench all" measures everything else, too: decisions, simulations, odds, duels, grids.',
    )
}

/** Measures one thing in this process. */
async function measureHere(name: string): Promise<void> {
  const section = sections[name]
  if (section === undefined) console.log(await tableRow(name))
  else await section()
}

const [first, ...rest] = process.argv.slice(2)
try {
  await (first === '--here' ? measureHere(rest[0] as string) : measureAll(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
