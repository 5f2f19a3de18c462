import { expect, test } from 'vitest'
import type { Chances, CombatantChances } from '../chances/chances.ts'
import type { ListedActions } from './actions.ts'
import { cardsOf, type Standing, worthOf } from './cards.ts'
import type { ListedAction } from './steps.ts'

const ADA: Standing = { actor: 'Ada', friends: new Set(['Ada', 'Cid']), scale: 10 }

const action = (key: string, { target, ...rest }: Partial<ListedAction> & { target?: string } = {}): ListedAction => ({
  ...{ key, action: key.replace(/\d/, ''), label: key, words: '', whole: key, head: key, rest: '', finer: '' },
  ...{
    drastic: null,
    asks: [],
    about: { kind: 'action', name: key, of: null },
    intent: 'harm',
    goes: false,
    rare: false,
  },
  command: { actor: 'Ada', action: key, ...(target !== undefined && { target }) },
  ...rest,
})

const listed = (...actions: ListedAction[]): ListedActions => ({
  ...{ who: 'Ada', illegal: [], cautions: [] },
  groups: [{ price: { id: 'action', label: 'Action', order: 0 }, actions }],
})

const one = (who: string, loss: number, falls = 0): CombatantChances => ({
  ...{ who, loss, falls, hurt: 1, injured: 0, may: [] },
})

const chances = (on: readonly CombatantChances[], cost: CombatantChances | null = null): Chances => ({
  ...{ kind: 'exact', hits: 0.5, withReactions: null, special: [], checks: [], strikes: [], on, cost },
})

const keys = (actions: readonly ListedAction[]) => actions.map(({ key }) => key)

test('what most likely fells the one who acts does not come first, however much it deals', () => {
  const actions = listed(
    action('a1', { target: 'Gob' }),
    action('a2', { target: 'Hob' }),
    action('m1', { intent: 'move', goes: true }),
  )
  const known = new Map([
    ['a1', chances([one('Gob', 8, 0.5)], one('Ada', 6, 0.6))],
    ['a2', chances([one('Hob', 2)])],
  ])
  expect(keys(cardsOf(actions, null, new Map(), ADA).cards)).toEqual(['a1', 'a2', 'm1'])
  expect(keys(cardsOf(actions, null, known, ADA).cards)).toEqual(['a2', 'm1', 'a1'])
})

test('losses of friends count against an action, and what is given back to them for it', () => {
  expect(worthOf(chances([one('Gob', 5)]), ADA)).toBeCloseTo(0.5)
  expect(worthOf(chances([one('Gob', 5), one('Cid', 5)]), ADA)).toBeCloseTo(0)
  expect(worthOf(chances([one('Cid', -5)]), ADA)).toBeCloseTo(0.5)
  expect(worthOf(chances([], one('Ada', -5)), ADA)).toBeCloseTo(0.5)
})

test('three foes have a card each before one of them has a second; all others stand by what they are for', () => {
  const actions = listed(
    ...['Gob', 'Gob', 'Hob', 'Nob'].map((target, i) => action(`a${i}`, { target })),
    action('h1', { intent: 'protect', target: 'Cid' }),
    action('m1', { intent: 'move', goes: true }),
    action('d1', { intent: 'gear' }),
    action('s1', { intent: 'other', rare: true }),
    action('y1', { intent: 'other', drastic: 'gives-up' }),
  )
  const { cards, rest } = cardsOf(actions, null, new Map(), ADA)
  expect(keys(cards)).toEqual(['a0', 'a2', 'a3', 'm1', 'h1'])
  expect(rest.map(({ intent, actions: all }) => [intent, ...keys(all)])).toEqual([
    ['harm', 'a1'],
    ['other', 's1', 'y1'],
    ['gear', 'd1'],
  ])
})

test('where nothing does anything to anybody the turn is over in effect', () => {
  const idle = action('b1', { intent: 'other' })
  const isWorthwhile = (...actions: ListedAction[]) => cardsOf(listed(...actions), null, new Map(), ADA).isWorthwhile
  expect(isWorthwhile(action('d1', { intent: 'gear' }))).toBe(false)
  expect(isWorthwhile(idle)).toBe(false)
  expect(isWorthwhile(idle, action('m1', { intent: 'move', goes: true }))).toBe(true)
  // With a foe that could attack it on the way, standing guard may be what matters.
  const risk = { words: 'Gob may strike', grave: false }
  expect(isWorthwhile(idle, action('m1', { intent: 'move', risk }))).toBe(true)
})
