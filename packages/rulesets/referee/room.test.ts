import { type AnyScene, plainly } from '@fray/kernel/rules'
import { expect, it } from 'vitest'
import { refereeFor } from './orders.ts'

const fightOf = (combatants: number): AnyScene => ({ combatants, sheets: [] }) as unknown as AnyScene

it('lets nobody join a fight of a thousand', () => {
  const { join } = refereeFor<AnyScene>(() => null)
  const order = join({ rule: 'bad-value', title: plainly('Somebody joins'), read: () => ({}), enters: () => {} })
  const command = { actor: -1, action: 'join', name: 'Eve', combatant: {} }
  expect(order.check(fightOf(999), command as never)).toBeNull()
  expect(order.check(fightOf(1000), command as never)).toMatchObject({
    rule: 'bad-value',
    reason: {
      key: '{count} are in this fight, and {most} is the most.',
      slots: { count: { thing: '1,000' }, most: { thing: '1,000' } },
    },
  })
})
