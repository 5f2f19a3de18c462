import { describe, expect, it } from 'vitest'
import { formatProblem, readText } from './yaml.ts'

describe('reading text', () => {
  const text = 'a: 1\nb:\n  - x\n  - { c: [1, 2], d: e }\n'
  const { value, locate } = readText(text, 'f.yaml')

  it('gives the plain value', () => {
    expect(value).toEqual({ a: 1, b: ['x', { c: [1, 2], d: 'e' }] })
  })

  it('finds every place in it, and the nearest parent of one that is not there', () => {
    expect(locate([])).toEqual({ line: 1, column: 1 })
    expect(locate(['b', 0])).toEqual({ line: 3, column: 5 })
    expect(locate(['b', 1, 'd'])).toEqual({ line: 4, column: 18 })
    expect(locate(['b', 1, 'c', 1])).toEqual({ line: 4, column: 14 })
    expect(locate(['b', 1, 'q', 'r'])).toEqual({ line: 4, column: 5 })
  })

  it('reads JSON', () => {
    const json = readText('{\n  "a": [true, null]\n}', 'f.json')
    expect(json.value).toEqual({ a: [true, null] })
    expect(json.locate(['a', 0])).toEqual({ line: 2, column: 9 })
  })

  it('follows aliases', () => {
    const aliased = readText('a: &x { b: 1 }\nc: *x\n', 'f.yaml')
    expect(aliased.locate(['c', 'b'])).toEqual({ line: 1, column: 9 })
  })
})

describe('what is wrong with a text', () => {
  const said = (text: string) => readText(text, 'f.yaml').problems.map(formatProblem)

  it.each([
    ['a: [1, 2', 'f.yaml:1:9: ', 'close every bracket'],
    ['a: 1\na: 2\n', 'f.yaml:2:1: ', 'The key "a" stands twice in one map; give each entry of a map a key of its own'],
    ['a:\n\t- b\n', 'f.yaml:2:1: ', 'by spaces'],
    ['a: b: c\n', 'f.yaml:1:4: ', 'into quotes'],
    ['a: *b\n', 'f.yaml:1:4: ', 'define the anchor'],
    ['a: "b\n', 'f.yaml:2:1: ', 'close'],
    ['a:\n  b: 1\n c: 2\n', 'f.yaml:3:1: ', 'does not stand under the others'],
  ])('%j', (text, place, right) => {
    const [first] = said(text)
    expect(first).toContain(place)
    expect(first).toContain(right)
  })

  it('refuses values and keys that are nothing a file says', () => {
    for (const text of ['a: !!merge <<', 'a: !!set {b, c}', 'a: !!timestamp 2001-01-01', 'a: !!binary aGk=']) {
      const { value, problems } = readText(text, 'it.yaml')
      expect(value).toBeUndefined()
      expect(problems.map(({ message }) => message).join()).toContain('put texts that begin with ! into quotes')
    }
    for (const text of ['? [a, b]\n: x', '{{a: b}: c}', 'a: &k b\n? *k\n: x'])
      expect(readText(text, 'it.yaml').problems[0]?.message).toMatch(/^The key of a map is a text or a number/)
    expect(readText('? a\n: b\n? \n: c', 'it.yaml').value).toEqual({ a: 'b', '': 'c' })
  })
})
