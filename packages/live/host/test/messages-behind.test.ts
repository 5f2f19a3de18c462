import { keepBehind, messageBehind } from '@fray/kernel'
import { expect, test } from 'vitest'
import { MessagesBehind } from '../src/connection/messages-behind.ts'

const HIDDEN = 'Lurkmaw moves to the cellar.'
const MESSAGE = { key: '{who} moves to {place}.', slots: { who: { who: 'Lurkmaw' }, place: { place: 'cellar' } } }
keepBehind(HIDDEN, MESSAGE)

/** The words of which a connection is told what is behind them. */
const toldOf = (said: object): string[] => (new MessagesBehind().of(JSON.stringify(said)) ?? []).map(([words]) => words)

test('words of the rules are found where they stand, in what has changed, too', () => {
  expect(messageBehind(HIDDEN)).toEqual(MESSAGE)
  expect(toldOf({ type: 'table', table: { cards: [{ notes: [HIDDEN] }] } })).toEqual([HIDDEN])
  expect(toldOf({ type: 'news', changes: [{ path: ['turn', 'words', 0], value: HIDDEN }] })).toEqual([HIDDEN])
  expect(toldOf({ type: 'result', value: { lines: [HIDDEN] } })).toEqual([HIDDEN])
  expect(toldOf({ type: 'refused', reason: HIDDEN })).toEqual([HIDDEN])
})

test('options of a question have words, also where they alone have changed; those of a fight are for machines', () => {
  const options = [{ value: 'use', label: HIDDEN }]
  expect(toldOf({ type: 'table', table: { questions: [{ options }] } })).toEqual([HIDDEN])
  expect(toldOf({ type: 'news', changes: [{ path: ['questions', 0, 'options'], value: options }] })).toEqual([HIDDEN])
  const label = { path: ['questions', 0, 'options', 1, 'label'], value: HIDDEN }
  expect(toldOf({ type: 'news', changes: [label] })).toEqual([HIDDEN])
  expect(toldOf({ type: 'news', changes: [{ path: ['fight', 'options', 'words'], value: HIDDEN }] })).toEqual([])
})

test('names are looked up of states and things alone', () => {
  expect(toldOf({ type: 'table', table: { cards: [{ name: HIDDEN, conditions: [{ name: HIDDEN }] }] } })).toEqual([
    HIDDEN,
  ])
  expect(toldOf({ type: 'news', changes: [{ path: ['cards', 0, 'conditions', 1, 'name'], value: HIDDEN }] })).toEqual([
    HIDDEN,
  ])
  expect(toldOf({ type: 'table', table: { cards: [{ name: HIDDEN }], seats: [{ name: HIDDEN }] } })).toEqual([])
})

test('each is told once, and nothing of it in other messages', () => {
  const behind = new MessagesBehind()
  const text = JSON.stringify({ type: 'table', table: { words: HIDDEN } })
  expect(behind.of(text)).toEqual([[HIDDEN, MESSAGE]])
  expect(behind.of(text)).toEqual([])
  expect(toldOf({ type: 'talk', lines: [{ words: HIDDEN }] })).toEqual([])
})

test('who writes what others may have been told learns nothing by it', () => {
  const own = { key: '{who} tries something else: {text}.', slots: { text: { said: HIDDEN } } }
  expect(toldOf({ type: 'news', changes: [{ path: ['told', 3], value: { message: own } }] })).toEqual([])
  expect(toldOf({ type: 'news', changes: [{ path: ['message', 'slots', 'text', 'said'], value: HIDDEN }] })).toEqual([])
  expect(toldOf({ type: 'table', table: { actions: [{ command: { text: HIDDEN }, name: HIDDEN }] } })).toEqual([])
  expect(toldOf({ type: 'result', value: { id: HIDDEN, command: { words: HIDDEN } } })).toEqual([])
})
