import { afterAll, expect, test } from 'vitest'
import { Place } from '../packages/cli/test/fray.ts'
import { ENGLISH, wordsOf } from './tests/english-words.ts'

const place = new Place()
afterAll(() => place.remove())

/** What stays as it is: what is typed, actions with their ids, names of policies, the title of the fight. */
const TYPED =
  /^A quarrel at the mill|\S+ ?\[[a-z-]+\]|^.*\[[a-z-]+\].*$|aggressive|random|\S+=\S+|--\w+|^Four against four/gm

const englishIn = (text: string): string[] =>
  text.split('\n').filter((line) => wordsOf(line.replace(TYPED, ' ')).some((word) => ENGLISH.has(word)))

test('English in a report is found', () => {
  expect(englishIn('Characters win   30%\nCharaktere gewinnen  30%')).toEqual(['Characters win   30%'])
})

test.each([
  ['simulate', ['simulate', 'duel', '--trials', '60', '--seed', '1', '--details']],
  ['compare', ['compare', 'duel', '--set', 'Corwin.hp=14', '--trials', '40', '--seed', '1']],
  ['sweep', ['sweep', 'duel', '--over', 'Corwin.hp=5..15 step 5', '--trials', '20', '--seed', '1']],
  ['balance', ['balance', 'duel', '--want', '65%', '--by', 'Corwin.hp=4..12', '--trials', '20', '--seed', '1']],
  [
    'tournament',
    ['tournament', '--ruleset', 'zones', '--policies', 'random,aggressive', '--fights', '2', '--seed', '1'],
  ],
])('the report of %s is German', async (_, args) => {
  const { code, out } = await place.fray([...args, '--lang', 'de'])
  expect(code).toBe(0)
  expect(out).toContain('In Klammern steht der 95-%-Bereich')
  expect(englishIn(out)).toEqual([])
})

test('numbers of a report for programs, and the report in English, know no other language', async () => {
  const args = ['simulate', 'duel', '--trials', '20', '--seed', '1', '--threads', '1']
  expect((await place.fray([...args, '--json', '--lang', 'de'])).out).toBe((await place.fray([...args, '--json'])).out)
  expect((await place.fray(args)).out).toContain('How it ends')
})
