import { expect, test } from 'vitest'
import type { Act } from '../show/acts.ts'
import { HINTS, hintFor, shownNow } from './moments.ts'

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

test("what happened is explained of a roll of one's own, not of a step; of others both count", () => {
  const by = (who: string, beat: 'attack' | 'move') =>
    shownNow({ act: { head: { beat, who }, cause: null } as Act, isOver: false }, new Set(['Ada']))
  expect([by('Ada', 'attack'), by('Ada', 'move')]).toEqual(['own', null])
  expect([by('Corwin', 'attack'), by('Corwin', 'move')]).toEqual(['others', 'others'])
  expect(shownNow({ act: null, isOver: false }, new Set())).toBeNull()
})
