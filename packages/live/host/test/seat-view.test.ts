import type { Play, SeatTable } from '@fray/seat'
import { expect, test } from 'vitest'
import { SeatView } from '../src/fight/seat-view.ts'

const names = ['Ann', 'Bob', 'Orc', 'Gob']

/** A table with everybody in a row, and what differs from that. */
const table = (at: Readonly<Record<string, string>>, hp: Readonly<Record<string, number>> = {}) =>
  ({
    fight: { round: 1, over: false },
    turn: { who: ['Ann', 'Bob'], waitingFor: ['players'] },
    seat: { id: 'players' },
    questions: [],
    board: {
      tokens: names.map((who, i) => ({ who, side: i < 2 ? 'party' : 'foes', at: at[who] ?? `${i},0` })),
    },
    cards: names.map((who) => ({ who, hp: hp[who] ?? 9 })),
  }) as unknown as SeatTable

test('a command chosen on an older table stands while nothing that concerns it has changed', () => {
  let now = table({})
  const view = new SeatView(
    { sharedTable: () => now, told: () => [], linesForgotten: () => 0 } as unknown as Play,
    'players',
  )
  const first = view.look({ still: null, count: 1 })
  const blow = (actor: string, target: string) => ({ actor, action: 'attack', target })
  now = table({ Bob: '5,5' }, { Gob: 3 })
  expect(view.look({ still: null, count: 2 })).toBe(first + 1)
  // Bob has moved and has hurt Gob: Ann's blow at Orc is as it was chosen, one at Gob is not, nor is what Bob was to do.
  expect(view.findsAsShown(first, blow('Ann', 'Orc'))).toBe(true)
  expect(view.findsAsShown(first, blow('Ann', 'Gob'))).toBe(false)
  expect(view.findsAsShown(first, blow('Bob', 'Orc'))).toBe(false)
  now = table({ Bob: '5,5', Gob: '7,7' }, { Gob: 3 })
  view.look({ still: null, count: 3 })
  // An enemy stands elsewhere.
  expect(view.findsAsShown(first, blow('Ann', 'Orc'))).toBe(false)
  expect(view.findsAsShown(99, blow('Ann', 'Orc'))).toBe(false)
})
