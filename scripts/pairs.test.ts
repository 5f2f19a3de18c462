import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { actionOf, countPairs, emptyPairs, readMechanisms, tableText, withTable } from './pairs.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fray-pairs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, text: string): string {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
  return path
}

const MAP = `
walking: { title: Walking, rules: [step], actions: [move] }
striking: { title: Striking, rules: [hit, miss], actions: [attack] }
talking: { title: Talking, rules: [word] }
`

const read = (text: string) =>
  readMechanisms(write('map.yaml', text), ['step', 'hit', 'miss', 'word'], ['move', 'attack'], folder)

test('pairs are counted once a case, by its rules and by the commands of its steps', () => {
  write('conformance/tiny/a.yaml', 'cases: [{ id: a, rules: [hit, miss], steps: [{ do: Ada move B }] }]')
  write(
    'conformance/tiny/b.yaml',
    'cases: [{ id: b, rules: [step], steps: [{ do: { action: attack } }] }, { id: c, rules: [word] }]',
  )
  const mechanisms = read(MAP)
  const counts = countPairs('tiny', mechanisms, ['move', 'attack'], folder)
  expect(counts).toEqual([[2], [2, 2], [0, 0, 1]])
  expect(emptyPairs(mechanisms, counts)).toEqual(['Talking x Walking', 'Talking x Striking'])
  expect(tableText(mechanisms, counts).split('\n')[3]).toBe('| 2 Striking | 2 | **2** |  |')
})

test('a rule in no mechanism, in two, or unknown is a fault with its line', () => {
  expect(() => read(MAP.replace('word', 'hit'))).toThrow(
    'map.yaml:4: the rule "hit" stands under "striking" already.\nmap.yaml: the rule "word" is in no mechanism.',
  )
  expect(() => read(MAP.replace('miss', 'mist'))).toThrow('map.yaml:3: "mist" is no rule of the ruleset.')
  expect(() => read(MAP.replace('[attack]', '[atack]'))).toThrow('map.yaml:3: "atack" is no action of the ruleset.')
  expect(() => read(MAP.replace('title', 'tilte'))).toThrow('map.yaml:2: a mechanism has a title')
})

test("the command word is the first after the actor's name that is an action", () => {
  const actions = new Set(['move', 'attack'])
  expect(actionOf('Ada attack Gob', actions)).toBe('attack')
  expect(actionOf('Old Tom move B', actions)).toBe('move')
  expect(actionOf('"Old move" attack move', actions)).toBe('attack')
  expect(actionOf('Ada dance', actions)).toBe(null)
})

test('only what stands between the marks of the ruleset is replaced', () => {
  const text = 'a\n<!-- pairs: tiny -->\nold\n<!-- end of pairs: tiny -->\nb\n'
  const once = withTable(text, 'tiny', 'new')
  expect(once).toBe('a\n<!-- pairs: tiny -->\n\nnew\n\n<!-- end of pairs: tiny -->\nb\n')
  expect(withTable(once, 'tiny', 'new')).toBe(once)
  expect(() => withTable(text, 'other', 'new')).toThrow('docs/reference/pairs.md needs a section for other')
})
