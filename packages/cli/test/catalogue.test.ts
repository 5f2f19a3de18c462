import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Place } from './fray.ts'

const place = new Place()
afterAll(() => place.remove())

const BREATH = join(import.meta.dirname, '..', '..', '..', 'examples', 'breath', 'catalogue')
const RULES = readFileSync(join(BREATH, 'rules.yaml'), 'utf8')

/** A file without its first line, which says what has generated it. */
const body = (text: string): string => text.slice(text.indexOf('\n'))

test('outside a clone the TypeScript of a catalogue is written beside it, and only where it is stale', async () => {
  mkdirSync(join(place.folder, 'catalogue'))
  place.write('package.json', '{ "name": "@games/breath" }')
  place.write('catalogue/rules.yaml', RULES)
  const { code, out, err } = await place.fray(['catalogue'])
  expect([code, err]).toEqual([0, ''])
  expect(out.match(/written/g)).toHaveLength(4)
  for (const file of ['catalogue.ts', 'options.ts', 'rule-ids.ts', 'rule-texts.ts'])
    expect(body(place.read(`catalogue/${file}`))).toBe(body(readFileSync(join(BREATH, file), 'utf8')))
  expect((await place.fray(['catalogue', '--check'])).out).toBe('Everything is as the catalogue says.\n')

  place.write('catalogue/rules.yaml', RULES.replace('The most Breath acts', 'Who has most acts'))
  const stale = await place.fray(['catalogue', '--check'])
  expect(stale.code).toBe(1)
  expect(stale.err).toContain('rule-ids.ts is stale. Run: fray catalogue .')
  await place.fray(['catalogue'])
  expect(place.read('catalogue/rule-ids.ts')).toContain("'most-breath': 'Who has most acts'")
})

test('what is wrong with a catalogue is said with its line, and nothing is written', async () => {
  const before = place.read('catalogue/rule-ids.ts')
  place.write(
    'catalogue/rules.yaml',
    '- id: Two Words\n  group: fight\n  title: T\n  text: T\n  from: F\n  status: guess\n',
  )
  const { code, err } = await place.fray(['catalogue'])
  expect(code).toBe(2)
  expect(err).toContain('catalogue/rules.yaml:1: the rule "Two Words": an id is lowercase words joined by hyphens.')
  expect(err).toContain('the status is source, ruling or option, not "guess".')
  expect(place.read('catalogue/rule-ids.ts')).toBe(before)
  expect((await place.fray(['catalogue', 'nowhere'])).err).toContain('Give the folder of a ruleset')
})
