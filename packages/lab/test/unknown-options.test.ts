import { expect, test } from 'vitest'
import {
  balance,
  compare,
  consequenceOdds,
  duelOf,
  type Experiment,
  oddsOf,
  readAxis,
  simulate,
  sweep,
  tournament,
  turningPoints,
} from '../src/index.ts'

const experiment: Experiment = {
  ruleset: 'zones',
  encounter: { ruleset: 'zones', combatants: { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } } },
  policies: { otherwise: 'aggressive', sides: {} },
  seed: 'oak',
  limit: 1_000,
}
const axis = readAxis('Corwin.hp=6,12')
/** As a program without types hands it over. */
const untyped = (fields: object) => fields as never

test.each<[string, () => unknown, string]>([
  [
    'simulate',
    () => simulate(experiment, untyped({ trails: 5 })),
    'simulate has no option "trails". Did you mean "trials"?',
  ],
  [
    'simulate',
    () => simulate(experiment, untyped({ trials: 5, policy: 'random' })),
    'simulate has no option "policy".',
  ],
  ['simulate', () => simulate(experiment, untyped(null as never)), 'The options of simulate are an object, not null.'],
  ['sweep', () => sweep(experiment, [axis], untyped({ trials: 5, seed: 'ash' })), 'sweep has no option "seed".'],
  [
    'sweep',
    () => sweep(experiment, [axis], untyped({ trials: 5, pool: null })),
    'sweep has no option "pool". Options: trials,',
  ],
  ['compare', () => compare(experiment, experiment, untyped({ trials: 5, change: [] })), 'Did you mean "changes"?'],
  [
    'balance',
    () => balance(experiment, untyped({ side: 'enemies', want: 0.5, axis })),
    'balance has no option "want".',
  ],
  [
    'turningPoints',
    () => turningPoints(0, [], untyped({ moast: 1 })),
    'turningPoints has no option "moast". Did you mean "most"?',
  ],
  ['tournament', () => tournament(untyped({ mirrors: [], policies: [], fight: 2 })), 'Did you mean "fights"?'],
  ['oddsOf', async () => oddsOf(untyped({}), untyped({}), untyped({ branch: 5 })), 'Did you mean "branches"?'],
  [
    'consequenceOdds',
    async () => consequenceOdds(untyped({}), untyped({}), untyped({ reading: null })),
    'no option "reading"',
  ],
  [
    'duelOf',
    async () => duelOf(untyped({}), untyped({ policy: [] })),
    'duelOf has no option "policy". Options: policies,',
  ],
])('%s %#: an option that there is not is refused, not passed over', async (_, run, message) => {
  await expect(run()).rejects.toThrow(TypeError)
  await expect(run()).rejects.toThrow(message)
})

test.each<[object, string]>([
  [{ ...experiment, sed: 'ash' }, 'An experiment has no field "sed". Did you mean "seed"?'],
  [{ ...experiment, policy: 'random' }, 'An experiment has no field "policy".'],
  [{ ...experiment, seed: undefined }, 'The seed of an experiment is a text, not undefined.'],
])('an experiment with a field in doubt %#', async (given, message) => {
  const wrong = untyped(given)
  for (const run of [
    () => simulate(wrong, { trials: 2 }),
    () => sweep(wrong, [axis], { trials: 2 }),
    () => compare(experiment, wrong, { trials: 2 }),
    () => balance(wrong, { side: 'enemies', wanted: 0.5, axis: { name: 'Corwin.hp', values: [6, 12] } }),
  ])
    await expect(run()).rejects.toThrow(message)
})
