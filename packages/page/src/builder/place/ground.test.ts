import { expect, test } from 'vitest'
import { changed, readValue } from '../document.ts'
import { baseOf, nameAt, nameSquare, paintGround, setBase } from './ground.ts'

const groundOf = (text: string | null) => readValue(text ?? '')?.ground

test('what is drawn on becomes rectangles, and what lay under it stays', () => {
  const before = 'title: Yard\nground: stone # all of it\n'
  const one = changed(before, (file) => paintGround(file, ['2,1', '3,1'], 'grass'))
  expect(groundOf(one)).toEqual({ base: 'stone', areas: [{ kind: 'grass', squares: '2,1..3,1' }] })
  const two = changed(one ?? '', (file) => paintGround(file, ['2,2', '3,2', '5,5'], 'grass'))
  expect(groundOf(two)).toEqual({
    base: 'stone',
    areas: [
      { kind: 'grass', squares: '2,1..3,2' },
      { kind: 'grass', squares: '5,5' },
    ],
  })
  const three = changed(two ?? '', (file) => paintGround(file, ['3,2'], 'water'))
  expect(groundOf(three)).toMatchObject({ areas: [{ squares: '2,1..3,2' }, { squares: '5,5' }, { kind: 'water' }] })
  // Drawn once more nothing changes; taken away, the others are as they were.
  expect(changed(three ?? '', (file) => paintGround(file, ['3,2'], 'water'))).toBe(three)
  const four = changed(three ?? '', (file) => paintGround(file, ['3,2', '5,5'], ''))
  expect(groundOf(four)).toEqual({
    base: 'stone',
    areas: [
      { kind: 'grass', squares: '2,1..3,1' },
      { kind: 'grass', squares: '2,2' },
    ],
  })
  const five = changed(four ?? '', (file) => paintGround(file, ['2,1', '3,1', '2,2'], ''))
  expect(groundOf(five)).toEqual({ base: 'stone' })
})

test('what lies everywhere is said in short, or beside areas', () => {
  const short = changed('title: Yard\n', (file) => setBase(file, 'grass'))
  expect(groundOf(short)).toBe('grass')
  expect(baseOf(readValue(short ?? '') ?? {})).toBe('grass')
  const long = changed('ground:\n  areas:\n    - { kind: wood, squares: "1,1" }\n', (file) => setBase(file, 'grass'))
  expect(groundOf(long)).toEqual({ areas: [{ kind: 'wood', squares: '1,1' }], base: 'grass' })
  expect(groundOf(changed(short ?? '', (file) => setBase(file, '')))).toBeUndefined()
})

test('a name stands on a square, is changed there, and taken away', () => {
  const one = changed('title: Yard\n', (file) => nameSquare(file, '4,4', 'well'))
  const two = changed(one ?? '', (file) => nameSquare(file, '4,4', 'old well'))
  expect(groundOf(two)).toEqual({ places: [{ name: 'old well', at: '4,4' }] })
  expect(nameAt(readValue(two ?? '') ?? {}, '4,4')).toBe('old well')
  expect(nameAt(readValue(two ?? '') ?? {}, '4,5')).toBe('')
  expect(groundOf(changed(two ?? '', (file) => nameSquare(file, '4,4', '')))).toBeUndefined()
})
