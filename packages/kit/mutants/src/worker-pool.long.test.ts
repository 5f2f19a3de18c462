import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { instrument } from './instrument.ts'
import { readRuleCode } from './sample.ts'
import { SOURCE } from './switches.ts'
import { playAll, record } from './worker-pool.ts'

test('cases are played with the code changed: who reaches what, what is caught, what never ends', async () => {
  const root = join(import.meta.dirname, '../../../..')
  const home = join(root, 'packages', 'rulesets', 'zones')
  const file = 'rules/who.ts'
  const { text, found } = readRuleCode(home).get(file) as NonNullable<
    ReturnType<ReturnType<typeof readRuleCode>['get']>
  >
  const distance = found.mutants.filter(
    ({ within, becomes }) => within === 'isUp' && ['true', 'false'].includes(becomes),
  )
  expect(distance).toHaveLength(2)
  const switched = distance.map((mutant, at) => ({ mutant, at }))
  const url = pathToFileURL(join(home, file)).href
  const start = {
    cases: join(root, 'conformance', 'zones'),
    ruleset: 'zones',
    texts: new Map([[url, instrument(text, found, switched, SOURCE)]]),
  }
  const reach = await record(start)
  expect(reach.failing).toEqual([])
  expect(reach.casesOf.get(0)?.length).toBeGreaterThan(100)
  const results = await playAll(start, [0, 1], reach, { threads: 1, limit: 60_000 })
  expect([...results.values()].every((caughtBy) => typeof caughtBy === 'string')).toBe(true)
  const hasty = await playAll(start, [0], reach, { threads: 1, limit: 0 })
  expect(hasty.get(0)).toBe('time')
})
