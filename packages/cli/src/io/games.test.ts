import { expect, it } from 'vitest'
import { findEncounter } from './encounters.ts'
import { loadGame, unknown } from './games.ts'

const MANY = Array.from({ length: 40 }, (_, n) => `fight-${n}`)

it('a name that there is not is answered with the nearest few, and how to list all', async () => {
  await expect(loadGame('zons')).rejects.toThrow(/^There is no ruleset "zons"\. Did you mean "zones"\?$/)
  await expect(loadGame('chess')).rejects.toThrow(/^There is no ruleset "chess"\. Available: zones, shock, /)
  expect(() => findEncounter('gatehose')).toThrow(
    /^There is no encounter "gatehose"\. Did you mean "gatehouse"\? "fray encounters" lists all \d+\. The path/,
  )
  expect(() => findEncounter('river')).toThrow('Did you mean "river-gate"?')
  expect(() => findEncounter('xyzzy')).toThrow(
    /^There is no encounter "xyzzy"\. "fray encounters" lists all \d+\. The path/,
  )
  expect(() => findEncounter('zones/xyzzy')).toThrow('"fray encounters" lists all')
})

it('of many names none is told that is not near', () => {
  expect(unknown('fight', 'xyzzy', MANY)).toBe('There is no fight "xyzzy".')
  expect(unknown('fight', 'fight-1x', MANY, 'fray fights')).toBe(
    'There is no fight "fight-1x". Did you mean "fight-1", "fight-10" or "fight-11"? "fray fights" lists all 40.',
  )
})
