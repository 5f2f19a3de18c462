import { expect, it } from 'vitest'
import { findSearches } from './check-names.mjs'

const found = (line: string, file = 'packages/seat/src/a.ts') => findSearches(file, `\n${line}\n`).length

it.each([
  'return names.some((name) => said.includes(name))',
  'const others = words.replaceAll(nameOf(scene, row), SOMEBODY)',
  'if (JSON.stringify(cards).includes(scene.name(row))) return null',
  'return (text) => text.replace(pattern, (name) => (hidden.includes(name) ? instead : name))',
  'const pattern = new RegExp(names.join(), "g")',
])('finds a search for a name in words: %s', (line) => {
  expect(findSearches('packages/seat/src/a.ts', `\n${line}`)).toEqual([
    `packages/seat/src/a.ts:2: looks for a name in words; ask the slots of the message: ${line}`,
  ])
})

it.each([
  'const at = names.indexOf(name)',
  'if (people.includes(who)) return null',
  "const words = text.split(' ')",
  '// said.includes(name)',
])('leaves alone what is none: %s', (line) => expect(found(line)).toBe(0))

it('leaves alone what reads commands that people type', () => {
  expect(found('text.startsWith(name)', 'packages/kernel/src/command-text.ts')).toBe(0)
})
