import type { Board } from '@fray/kernel'
import type { ListedActions } from '@fray/seat'
import { expect, test } from 'vitest'
import { placeNames, withPlaceNames } from './place-names.ts'

const zones = { kind: 'zones', zones: [{ id: 'near-bank', name: 'The near bank' }] } as unknown as Board
const list = {
  who: 'Ann',
  groups: [
    {
      actions: [
        { key: '1', words: 'to near-bank', rest: 'to near-bank', command: { action: 'move', to: 'near-bank' } },
        { key: '2', words: 'near-bank', rest: 'near-bank', command: { action: 'shout', words: 'far' } },
      ],
    },
  ],
  illegal: [{ words: 'to near-bank, now', command: { to: 'near-bank' } }],
} as unknown as ListedActions

test('places are called what people call them, where an action goes to them', () => {
  const { groups, illegal } = withPlaceNames(list, placeNames(zones))
  const [move, shout] = groups[0]?.actions ?? []
  expect(move).toMatchObject({ words: 'to the near bank', rest: 'to the near bank', command: { to: 'near-bank' } })
  expect(shout?.words).toBe('near-bank')
  expect(illegal[0]?.words).toBe('to the near bank, now')
})

test('a board without names changes nothing', () => {
  expect(withPlaceNames(list, placeNames({ kind: 'relations' } as Board))).toBe(list)
})
