import { expect, test } from 'vitest'
import { Letters } from './letters.ts'

const given = (...names: readonly string[]): readonly string[] => {
  const letters = new Letters()
  letters.meet(names)
  return names.map((name) => letters.of(name))
}

test('letters are short, unlike each other, and stay', () => {
  const letters = new Letters()
  const names = ['Gob', 'Gob 2', 'Gob 3', 'Grim', 'Ada', 'Gob 12', 'Alda', 'Ål', '7']
  expect(names.map((name) => letters.of(name))).toEqual(['G', 'G2', 'G3', 'Gr', 'A', 'G12', 'Al', 'Å', '?7'])
  expect(letters.of('Gob')).toBe('G')
})

test('numbers under one letter are those of one name', () => {
  expect(given('Spear 1', 'Spear 2', 'Slinger 1', 'Slinger 2', 'Slinger 10')).toEqual([
    'S1',
    'S2',
    'Sn1',
    'Sn2',
    'Sn10',
  ])
  expect(given('Gorm', 'Goblin 1', 'Gob', 'Gob 2')).toEqual(['G', 'G1', 'Gb', 'Gb2'])
})

test('two letters of a name are not those with which another one begins', () => {
  expect(given('Tamsin', 'Tad')).toEqual(['T', 'Td'])
  expect(given('Brida', 'Breaker', 'Boar')).toEqual(['B', 'Be', 'Bo'])
  expect(given('Old Tom', 'Old Mother Hulda', 'Otto')).toEqual(['O', 'OM', 'Ot'])
})

test('where no letter is left, there is a number', () => {
  expect(given('A', 'A ', 'Aa', 'AA')).toEqual(['A', 'A2', 'Aa', 'A3'])
})

test('letters are as unlike each other in small letters', () => {
  const names = [
    'Ab',
    'A B',
    'AB',
    'ab',
    'aB 1',
    'Ab 1',
    'Ab1',
    'AB 01',
    'Xi 1',
    'XI 2',
    'Gob 123',
    'Gib 123',
    'Gub 12345',
  ]
  const all = given(...names)
  expect(new Set(all.map((one) => one.toLowerCase())).size).toBe(names.length)
  expect(all.every((one) => one.length <= 4)).toBe(true)
})

test('who comes later changes nothing, whoever asks first, and what was kept holds', () => {
  const letters = new Letters()
  letters.meet(['Slinger 1', 'Ada'])
  const before = letters.all
  letters.meet(['Spear 1', 'Slinger 2', 'Ada'])
  expect(letters.all.slice(0, 2)).toEqual(before)
  expect(letters.of('Slinger 2')).toBe('S2')
  expect(letters.of('Spear 1')).toBe('Sp1')
  const later = new Letters()
  later.recall(letters.all)
  expect(later.of('Slinger 3')).toBe('S3')
  expect(later.all.slice(0, -1)).toEqual(letters.all)
})
