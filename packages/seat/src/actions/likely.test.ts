import { expect, test } from 'vitest'
import { likely } from './likely.ts'
import type { ListedAction } from './steps.ts'

type Options = Partial<Pick<ListedAction, 'drastic' | 'asks' | 'risk'>> & { readonly target?: string }

const action = (key: string, action: string, rest: Options = {}): ListedAction => {
  const { target, ...given } = rest
  return {
    ...{
      key,
      action,
      label: action,
      words: '',
      drastic: null,
      finer: '',
      asks: [],
      about: { kind: 'action', name: action, of: null },
      intent: 'other' as const,
      whole: action,
      head: action,
      rest: '',
      goes: false,
      rare: false,
    },
    command: { actor: 'Ada', action, ...(target === undefined ? {} : { target }) },
    ...given,
  }
}

const group = (id: string, ...actions: ListedAction[]) => ({ price: { id, label: id, order: 0 }, actions })

/** The declarations of these tests' actions. */
const declared = (id: string) => ({
  params: id === 'move' ? [{ kind: 'place' as const, optional: false }] : [],
  waits: id === 'ready',
  seldom: id === 'stow',
})

const keysOf = (groups: readonly ReturnType<typeof group>[], foes: readonly string[]) =>
  likely(groups, new Set(foes), declared).map(({ price, actions }) => [price.id, ...actions.map(({ key }) => key)])

test('what is done to foes comes first, then going, what waits after what is done now, what is drastic last', () => {
  const actions = [
    action('y1', 'yield', { drastic: 'gives-up', target: 'Gob' }),
    action('r1', 'ready', { target: 'Gob' }),
    action('w1', 'stow'),
    action('h1', 'help', { target: 'Cid' }),
    action('a1', 'attack', { target: 'Gob' }),
    action('m1', 'move'),
    action('s1', 'shoot', {
      asks: [{ param: 'target', label: 'a target', kind: 'combatant', choices: ['Cid', 'Hob'] }],
    }),
  ]
  expect(keysOf([group('action', ...actions)], ['Gob', 'Hob'])).toEqual([
    ['action', 'a1', 's1', 'm1', 'h1', 'w1', 'r1', 'y1'],
  ])
})

test('the group with something to do to foes comes first, then those in which one goes, the cheapest before the others', () => {
  const groups = [
    group('action', action('m1', 'move'), action('d1', 'disengage')),
    group('move', action('w1', 'stow'), action('m2', 'move')),
    group('free', action('a1', 'attack', { target: 'Gob' })),
  ]
  expect(keysOf(groups, ['Gob'])).toEqual([
    ['free', 'a1'],
    ['move', 'm2', 'w1'],
    ['action', 'd1', 'm1'],
  ])
})

test('what can be had for less is seldom wanted for more', () => {
  const groups = [group('attack', action('b1', 'buy'), action('d1', 'disengage')), group('bonus', action('b2', 'buy'))]
  expect(keysOf(groups, [])).toEqual([
    ['attack', 'd1', 'b1'],
    ['bonus', 'b2'],
  ])
})

test('what one may drop by is never listed first, and what nobody strikes for comes before the same with that risk', () => {
  const risk = (grave: boolean) => ({ risk: { words: 'Gob may strike', grave } })
  const groups = [
    group(
      'action',
      action('s1', 'shoot', { target: 'Gob', ...risk(true) }),
      action('h1', 'help'),
      action('m1', 'move', risk(false)),
    ),
    group('move', action('m2', 'move', risk(false)), action('m3', 'move')),
  ]
  expect(keysOf(groups, ['Gob'])).toEqual([
    ['move', 'm3', 'm2'],
    ['action', 'h1', 's1', 'm1'],
  ])
})
