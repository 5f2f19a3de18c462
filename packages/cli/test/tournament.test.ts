import { afterAll, expect, it } from 'vitest'
import { Place } from './fray.ts'

const place = new Place()
afterAll(() => place.remove())

it('a tournament is told its ruleset once', async () => {
  const { code, err } = await place.fray(['tournament', '--encounter', 'zones/mirror', '--ruleset', 'shock'])
  expect(code).toBe(2)
  expect(err).toMatch(/^--encounter and --ruleset: give one of them/)
})
