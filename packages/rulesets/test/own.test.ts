import { afterAll, expect, it } from 'vitest'
import { addRuleset, rulesets } from '../index.ts'

// Test files share the rulesets: none may stay behind.
afterAll(() => {
  delete (rulesets as Record<string, unknown>).own
})

it('takes one more ruleset, which reads nothing that is out of bounds, and none in the place of another', async () => {
  const { zones } = rulesets
  if (zones === undefined) throw new Error('There is no zones.')
  addRuleset('own', async () => ({ ...(await zones()), readEncounter: () => ({ setup: null, problems: [] }) as never }))
  expect(Object.keys(rulesets)).toContain('own')
  expect((await rulesets.own?.())?.readEncounter({ hp: 1e12 }).problems[0]?.message).toContain('out of range')
  expect(() => addRuleset('zones', zones)).toThrow('There is a ruleset "zones" already')
})

it('has no ruleset by a name that every object has', () => {
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) expect(rulesets[name]).toBeUndefined()
})
