import { expect, test } from 'vitest'
import { balance, balanceText, readAxis, simulate, sweep, sweepText } from '../../src/index.ts'
import { simulationHtml } from '../../src/report/pages.ts'

const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
const experiment = {
  ...{ ruleset: 'zones', encounter: { ruleset: 'zones', combatants } },
  ...{ policies: { otherwise: 'aggressive', sides: {} }, seed: 'oak', limit: 10_000 },
}
const STYLE = { width: 80, plain: false, unicode: false, brief: true }

test('a fight without a title is called so in every report', async () => {
  const page = simulationHtml(await simulate(experiment, { trials: 4 }), { program: 'a test', command: null })
  expect(page).toContain('<title>A fight without a title</title>')
  const swept = await sweep(experiment, [readAxis('Corwin.hp=6,12')], { trials: 4 })
  expect(sweepText(swept, STYLE)[0]).toBe('A fight without a title, over Corwin.hp')
  const axis = { name: 'Corwin.hp', values: [4, 12] }
  const found = await balance(experiment, { side: 'characters', wanted: 0.5, axis, trials: 64 })
  expect(balanceText(found, STYLE)[0]).toBe('A fight without a title: Corwin.hp for 50%')
})
