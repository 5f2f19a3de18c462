import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, test } from 'vitest'
import { findMutants } from './find.ts'
import { instrument, mutated } from './instrument.ts'
import { holdsRules } from './leave-out.ts'
import { keysOf, shuffled } from './sample.ts'

const changes = (text: string) =>
  findMutants('rules/a.ts', text).mutants.map(
    ({ text: was, becomes, statement }) => `${was} -> ${statement ? '' : becomes}`,
  )

/** The result of the exported function of an instrumented text with one mutant on, or none (-1). */
function runWith(text: string, on: number, argument: number): unknown {
  const found = findMutants('a.ts', text)
  const switched = found.mutants.map((mutant, at) => ({ mutant, at }))
  const code = stripTypeScriptTypes(instrument(text, found, switched, 'isOn')).replace(
    'export function',
    'return function',
  )
  return new Function('isOn', code)((at: number) => at === on)(argument)
}

const STEPS = `export function steps(n: number): number {
  let left = n
  if (left > 3 && left !== 9) left -= 3
  ;[1, 2].forEach((one) => {
    left += one
  })
  return left < 0 ? -1 : left * 2
}`

describe('what is changed', () => {
  test('operators, numbers, conditions, statements', () => {
    expect(changes('export const f = (a: number) => a < 3')).toEqual(['a < 3 -> a <= 3', '3 -> 4'])
    expect(changes('if (a && !b) go(-1)')).toEqual([
      'a && !b -> true',
      'a && !b -> false',
      'a && !b -> a || !b',
      '!b -> b',
      'go(-1) -> ',
      '-1 -> 0',
    ])
  })

  test('what is returned, where the function says its type', () => {
    expect(changes('export function f(): boolean { return g(1) }')).toEqual(
      ['null', 'true', 'false', '0'].map((value) => `g(1) -> ${value}`).concat('1 -> 2'),
    )
    expect(changes('export function f() { return g() }')).toEqual([])
  })

  test('not what only tells or suggests, nor types, texts and who listens', () => {
    expect(changes("note.hit(scene, a === 1)\ncite('a-rule')")).toEqual([])
    expect(changes("act({ suggest: () => a > 1, label: n + 1, rule: 'a-rule' })")).toEqual([
      "act({ suggest: () => a > 1, label: n + 1, rule: 'a-rule' }) -> ",
    ])
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a program.
    expect(changes('const why = `${a + 1} steps`\ntype Two = 2\nif (scene.recorder !== null) go')).toEqual(['go -> '])
    expect(changes('const friends = () => 1 + 2\nexport const give = { suggestions: friends }')).toEqual([])
    expect(changes('for (let i = a; i < list.length; i++) b')).toEqual(['i < list.length -> false', 'b -> '])
  })

  test('which files hold rules', () => {
    expect(['rules/attack.ts', 'actions/all.ts', 'opening.ts'].every(holdsRules)).toBe(true)
    expect(['kinds/gear.ts', 'events.ts', 'rules/attack.test.ts', 'test/odds.ts'].some(holdsRules)).toBe(false)
  })
})

describe('all of them behind switches', () => {
  test('with none on the code does what it did', () => {
    for (const n of [0, 3, 4, 9, -5])
      expect(runWith(STEPS, -1, n)).toBe(
        new Function(`${stripTypeScriptTypes(STEPS).replace('export', 'return')}`)()(n),
      )
  })

  test('with one on it does what the code with that change does', () => {
    const { mutants } = findMutants('a.ts', STEPS)
    expect(mutants.length).toBeGreaterThan(15)
    for (const [at, mutant] of mutants.entries()) {
      const changed = new Function(stripTypeScriptTypes(mutated(STEPS, mutant)).replace('export', 'return'))()
      for (const n of [0, 3, 4, 9, -5]) expect([mutant, runWith(STEPS, at, n)]).toEqual([mutant, changed(n)])
    }
  })
})

describe('a sample', () => {
  const { mutants } = findMutants('a.ts', STEPS)

  test('is the same for the same seed, and another for another', () => {
    expect(shuffled(mutants, '1')).toEqual(shuffled(findMutants('a.ts', STEPS).mutants, '1'))
    expect(shuffled(mutants, '1')).not.toEqual(shuffled(mutants, '2'))
  })

  test('keeps its order when lines are put in', () => {
    const later = findMutants('a.ts', `const more = 1\n\n${STEPS}`).mutants
    const keys = (list: typeof mutants) => shuffled(list, '1').map((one) => keysOf(list).get(one))
    expect(keys(later).filter((key) => !key?.includes('\nmore\n'))).toEqual(keys(mutants))
  })
})
