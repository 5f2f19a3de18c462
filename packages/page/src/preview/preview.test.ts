import type { Board, Reach } from '@fray/kernel'
import type { ListedAction, ListedActions } from '@fray/seat'
import { expect, test } from 'vitest'
import { approachTo, blowAt, wayTo } from './best-for.ts'
import { previewOf } from './preview.ts'

const token = (who: string, side: string, at: string | null) => ({ who, side, at, size: 1, state: 'up' })
const squares = {
  kind: 'squares',
  tokens: [token('Ann', 'party', '0,0'), token('Bob', 'foes', '5,0'), token('Cid', 'foes', '2,1')],
} as unknown as Board
const reach: Reach = {
  ...{ who: 'Ann', targets: [], lines: [] },
  places: [
    { at: '0,0', cost: 0, words: '', provokes: [], way: [] },
    { at: '1,0', cost: 5, words: '5 feet', provokes: [], way: ['1,0'] },
    { at: '4,0', cost: 20, words: '20 feet', provokes: ['Cid'], way: ['1,0', '2,0', '3,0', '4,0'] },
    { at: '4,1', cost: 25, words: '25 feet', provokes: [], way: ['1,1', '2,2', '3,2', '4,1'] },
  ],
}
const action = (key: string, intent: string, command: object, more: object = {}): ListedAction =>
  ({
    ...{ key, label: key, words: '', asks: [], drastic: null, rare: false, goes: intent === 'move', intent },
    ...{ command: { actor: 'Ann', action: key, ...command }, ...more },
  }) as unknown as ListedAction
const list = (...actions: readonly ListedAction[]): ListedActions =>
  ({ who: 'Ann', groups: [{ price: { id: 'move' }, actions }], illegal: [], cautions: [] }) as unknown as ListedActions

const asksWhere = { asks: [{ param: 'to', label: 'where', kind: 'place', choices: ['1,0', '4,0', '4,1'] }] }
const run = action('run', 'move', {}, asksWhere)

test('an action is seen with its way, whom it is done to, and who may strike', () => {
  const charge = action('charge', 'harm', { target: 'Bob', to: '4,0' }, { goes: true })
  expect(previewOf(charge, null, { board: squares, reach })).toEqual({
    ...{ who: 'Ann', way: ['1,0', '2,0', '3,0', '4,0'], targets: ['Bob'], strikers: ['Cid'], around: null },
  })
  expect(previewOf(run, '1,0', { board: squares, reach })).toMatchObject({ way: ['1,0'], targets: [], strikers: [] })
  // Where nobody knows the way it is at least known where it ends.
  expect(previewOf(charge, null, { board: squares, reach: null })).toMatchObject({ way: ['4,0'], strikers: [] })
})

test('a blow names nobody as its place, and whoever does it is no target', () => {
  const blow = action('hit', 'harm', { target: 'Bob', with: 'sword' })
  expect(previewOf(blow, null, { board: squares, reach })).toMatchObject({ way: [], targets: ['Bob'] })
})

test('a spell on an area takes in what is around the square that it names, or is told', () => {
  const burst = action('cast', 'harm', { spell: 'burst', at: '2,1' }, { area: 4 })
  expect(previewOf(burst, null, { board: squares, reach })).toMatchObject({ around: '2,1', way: [] })
  const asked = action('cast', 'harm', { spell: 'burst' }, { area: 4 })
  expect(previewOf(asked, '5,0', { board: squares, reach })).toMatchObject({ around: '5,0' })
})

test('the cheapest way to a place is the first that goes there and is no gift', () => {
  const away = action('flee', 'move', {}, { ...asksWhere, drastic: 'ends' })
  expect(wayTo(list(away, run), '4,0')).toEqual({ action: run, thing: '4,0' })
  expect(wayTo(list(away, run), '9,9')).toBeNull()
})

test('somebody out of reach is come to where nobody strikes, as near as can be', () => {
  expect(blowAt(list(run), null, 'Bob')).toBeNull()
  expect(approachTo(list(run), 'Bob', { board: squares, reach })).toEqual({ action: run, thing: '4,1' })
  // Nobody comes nearer by going away.
  const behind: Reach = { ...reach, places: reach.places.filter(({ at }) => at === '0,0') }
  expect(approachTo(list(run), 'Bob', { board: squares, reach: behind })).toBeNull()
})

test('Zones are as far as their ways are long', () => {
  const zones = {
    kind: 'zones',
    zones: ['bank', 'bridge', 'ford', 'mill'].map((id) => ({ id })),
    ways: [
      { from: 'bank', to: 'bridge' },
      { from: 'bank', to: 'ford' },
      { from: 'bridge', to: 'mill' },
    ],
    tokens: [token('Ann', 'party', 'bank'), token('Bob', 'foes', 'mill')],
  } as unknown as Board
  const places = ['ford', 'bridge'].map((at) => ({ at, cost: 1, words: '', provokes: [], way: [at] }))
  const moves = ['ford', 'bridge'].map((to) => action(to, 'move', { to }))
  const found = approachTo(list(...moves), 'Bob', { board: zones, reach: { ...reach, places } })
  expect(found).toEqual({ action: moves[1], thing: null })
})
