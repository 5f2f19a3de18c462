import { expect, it } from 'vitest'
import { rulesets } from '../index.ts'
import { POLICY_NAMES } from '../loading/encounter-file.ts'

it.each(Object.entries(rulesets))('the policies that encounters may name are those of %s', async (_id, load) => {
  const { rules } = await load()
  expect([...rules.policies.keys()].sort()).toEqual([...POLICY_NAMES].sort())
})
