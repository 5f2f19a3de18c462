import { afterAll, expect, it, vi } from 'vitest'
import { loadEncounter } from '../src/io/encounters.ts'
import { holdTournament } from '../src/workers/hold-tournament.ts'
import { Place } from './fray.ts'

const place = new Place()
afterAll(() => place.remove())

it('a tournament is told its ruleset once', async () => {
  const { code, err } = await place.fray(['tournament', '--encounter', 'zones/mirror', '--ruleset', 'shock'])
  expect(code).toBe(2)
  expect(err).toMatch(/^--encounter and --ruleset: give only one of them/)
})

it('a tournament is told as tables, as a page and for spreadsheets', async () => {
  const args = ['--ruleset', 'zones', '--policies', 'random,first-legal', '--fights', '2', '--seed', 't']
  const { code, out, err } = await place.fray(['tournament', ...args, '--html', 't.html', '--csv', 't.csv'])
  expect(code).toBe(0)
  expect(out).toContain('first-legal')
  expect(err).toContain('Written to t.html.')
  expect(place.read('t.html')).toContain('<svg')
  expect(place.read('t.csv')).toMatch(/^section,ruleset,encounter,first,second,figure,value,low,high\n/)
})

it('Ctrl-C is heard in the middle of a fight', async () => {
  const shown = vi.fn()
  const { game, setup } = await loadEncounter('zones/mirror')
  const plan = {
    mirrors: [{ rules: game.rules, setup }],
    policies: ['search:2000', 'search:2001'],
    fights: 2,
    seed: 'long',
  }
  const { result, isStopped } = await holdTournament({ threads: 1 }, plan, (done, all) => {
    shown(done, all)
    setTimeout(() => process.emit('SIGINT'), 100)
  })
  expect(isStopped).toBe(true)
  expect(shown.mock.calls).toEqual([[0, 2]])
  expect(result.pairings[0]?.wins.trials).toBe(0)
})
