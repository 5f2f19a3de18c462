import { expect, test } from 'vitest'
import { failedWhere } from './failed-where.ts'

const rulesets = [{ id: 'breath', folder: '/home/wren/breath' }]

test('a ruleset of somebody else that throws is named, with the place; what throws in Fray is not', () => {
  const error = new TypeError('no breath')
  error.stack = [
    'TypeError: no breath',
    '    at nameOf (file:///opt/fray/packages/kernel/src/state.ts:3:1)',
    '    at Object.resolve (file:///home/wren/breath/rules/hold%20it.ts:12:3)',
    '    at perform (file:///opt/fray/packages/kernel/src/driver.ts:30:5)',
  ].join('\n')
  expect(failedWhere(error, rulesets)).toBe('The ruleset "breath" has failed, at /home/wren/breath/rules/hold it.ts:12')
  expect(failedWhere(new Error('here'), rulesets)).toBeNull()
  expect(failedWhere('no error at all', rulesets)).toBeNull()
})
