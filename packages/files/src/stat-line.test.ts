import { expect, it } from 'vitest'
import { readStatLine } from './stat-line.ts'

it('takes the id of somebody ready-made, maps, and pieces with commas', () => {
  expect(readStatLine(' toll-ruffian ')).toEqual({ from: 'toll-ruffian' })
  expect(readStatLine('from: orc, hp: 12')).toEqual({ from: 'orc', hp: 12 })
  expect(readStatLine('from:orc; HP 12, items [axe, bow]')).toEqual({ from: 'orc', hp: 12, items: ['axe', 'bow'] })
  expect(readStatLine('{"from": "orc", "hp": 3}')).toEqual({ from: 'orc', hp: 3 })
  expect(readStatLine('from: orc\nhp: 4\nitems: [axe]')).toEqual({ from: 'orc', hp: 4, items: ['axe'] })
})

it('says what would be right where it is nothing of the kind', () => {
  for (const text of ['', '[1, 2]', '{ from: ', 'one: two: three'])
    expect(() => readStatLine(text)).toThrow(/no stat line: write fields/)
})
