import type { Token } from '@fray/kernel'
import { expect, test } from 'vitest'
import { withLeft } from './use-left.ts'

test('whoever has left keeps the place in the order, and who joins comes after', () => {
  const token = (who: string, state = 'up') => ({ who, state }) as Token
  const all = withLeft([token('Ann'), token('Bob')], [token('Cid'), token('Ann', 'down')])
  expect(all.map(({ who, state }) => `${who} ${state}`)).toEqual(['Ann down', 'Bob up', 'Cid up'])
})
