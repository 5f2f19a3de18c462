import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { Place } from './fray.ts'

vi.setConfig({ testTimeout: 180_000 })
const place = new Place()
afterAll(() => place.remove())
const inside = new Place(join(place.folder, 'my-game'))
beforeAll(async () => {
  await place.frayAlone(['new', 'ruleset', 'my-game'])
})

const FILE = ['mutants', 'my-game', '--file', 'actions.ts']
const survivorsOf = (out: string): string[] => out.split('\n').filter((line) => /^actions\.ts:\d+ /.test(line))

test("fray mutants tells which changes of a ruleset of one's own no case notices; fewer cases, more of them", async () => {
  const whole = await inside.frayAlone(FILE)
  expect(whole.out).toMatch(/^my-game: \d+ mutants \(seed 1\), \d+ reached, \d+ caught/m)
  const before = survivorsOf(whole.out)
  expect(whole.code).toBe(before.length === 0 ? 0 : 1)
  expect(existsSync(join(inside.folder, 'node_modules'))).toBe(false)
  const cases = join(inside.folder, 'fewer')
  const [file = ''] = (await inside.frayAlone(['check', 'cases'])).out.split(':')
  const text = readFileSync(join(inside.folder, file), 'utf8')
  mkdirSync(cases)
  // The first case alone.
  writeFileSync(
    join(cases, 'one.yaml'),
    text
      .split(/\n(?= {2}- id: )/)
      .slice(0, 2)
      .join('\n'),
  )
  const fewer = await inside.frayAlone([...FILE, '--cases', 'fewer'])
  expect(fewer.code).toBe(1)
  expect(survivorsOf(fewer.out).length).toBeGreaterThan(before.length + 3)
})

test('a survivor that stands in the list with its reason is told no more; a listed one that is caught is', async () => {
  const { out } = await inside.frayAlone([...FILE, '--entries'])
  const entries = out.slice(0, out.indexOf('my-game: ')).replaceAll('reason: ', 'reason: nothing hangs on it here')
  expect(parse(`survivors:\n${entries}`).survivors.length).toBeGreaterThan(0)
  const caught = '  - { file: actions.ts, in: nowhere, text: a, becomes: b, reason: it was there once }\n'
  writeFileSync(join(inside.folder, 'survivors.yaml'), `survivors:\n${entries}${caught}`)
  const again = await inside.frayAlone(FILE)
  expect(survivorsOf(again.out)).toEqual([])
  expect(again.out).toContain('The list of survivors names what no longer exists: actions.ts | nowhere | a | b')
  expect(again.code).toBe(0)
})

test('what cannot be is said in a sentence', async () => {
  expect((await inside.frayAlone(['mutants', 'mygame'])).err).toContain('Did you mean "my-game"?')
  expect((await inside.frayAlone([...FILE, '--cases', 'nowhere'])).err).toContain(
    'There are no cases in nowhere. Say where they are with --cases FOLDER.',
  )
  expect((await inside.frayAlone(['mutants', 'my-game', '--file', 'rules/none.ts'])).err).toContain(
    'No rule code of my-game is called rules/none.ts',
  )
  expect((await inside.frayAlone(['mutants', 'my-game'])).err).toContain('--all, --sample N or --file PATH')
})
