import { expect, test } from 'vitest'
import { HINTS, hintFor } from './moments.ts'

const calm = { mayAct: false, isDone: false, shown: null } as const

test('each hint has its moment', () => {
  expect(hintFor(calm, [])).toBeNull()
  expect(hintFor({ ...calm, mayAct: true }, [])).toBe('choose')
  expect(hintFor({ mayAct: true, isDone: false, shown: 'own' }, [])).toBe('happened')
  expect(hintFor({ mayAct: true, isDone: true, shown: null }, [])).toBe('done')
  expect(hintFor({ ...calm, shown: 'others' }, [])).toBe('others')
})

test('what was dismissed does not come again, and makes room for the next', () => {
  const after = { mayAct: true, isDone: true, shown: 'own' } as const
  expect(hintFor(after, ['happened'])).toBe('done')
  expect(hintFor(after, ['happened', 'done'])).toBeNull()
  for (const shown of ['own', 'others', null] as const) expect(hintFor({ ...after, shown }, HINTS)).toBeNull()
})
