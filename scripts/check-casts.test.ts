import { expect, it } from 'vitest'
import { CASTS, castsIn } from './check-casts.mjs'

const found = (what: keyof typeof CASTS, text: string) => castsIn('a.ts', text, CASTS[what].cast)

it('finds casts past the types, in code alone', () => {
  const text = '// as never\nconst a = b as unknown as C\nf(scene as never)\nconst d = e as C\n'
  expect(found('past the types', text)).toEqual(['a.ts:2: const a = b as unknown as C', 'a.ts:3: f(scene as never)'])
})

it('finds what is called words without a template or a writer', () => {
  expect(found('to words', "const a = 'x' as Words\nconst b = all as readonly Words[]\nwritten('x')\n")).toHaveLength(2)
  expect(CASTS['to words'].except.test('packages/kernel/src/log/made-words.ts')).toBe(true)
  expect(CASTS['to words'].except.test('packages/kernel/src/log/message.ts')).toBe(false)
})

it('finds casts of what a list holds', () => {
  expect(found('to the element of a list', 'const a = list[0] as number')).toHaveLength(1)
})
