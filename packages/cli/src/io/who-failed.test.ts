import { expect, test } from 'vitest'
import { whoFailed } from './who-failed.ts'

const rulesets = [{ id: 'breath', folder: '/home/wren/breath' }]

test('a ruleset of somebody else that throws is named, with the place; what throws in Fray may be its doing', () => {
  const error = new TypeError('no breath')
  error.stack = [
    'TypeError: no breath',
    '    at nameOf (file:///opt/fray/packages/kernel/src/state.ts:3:1)',
    '    at Object.resolve (file:///home/wren/breath/rules/hold%20it.ts:12:3)',
    '    at perform (file:///opt/fray/packages/kernel/src/driver.ts:30:5)',
  ].join('\n')
  expect(whoFailed(error, rulesets)).toBe('The ruleset "breath" has failed, at /home/wren/breath/rules/hold it.ts:12')
  const refused = new Error('A policy gave an illegal command.')
  expect(whoFailed(refused, rulesets)).toBe('Fray has failed, or the ruleset "breath"')
  expect(whoFailed(refused, [...rulesets, { id: 'pit', folder: '/home/wren/pit' }])).toBe(
    'Fray has failed, or the ruleset "breath" or "pit"',
  )
  expect(whoFailed('no error at all', rulesets)).toBe('Fray has failed, or the ruleset "breath"')
  expect(whoFailed(refused, [])).toBe('Fray has failed, which is an error in Fray and not yours')
})
