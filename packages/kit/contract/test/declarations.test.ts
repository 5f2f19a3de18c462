import { rulesets } from '@fray/rulesets'
import { expect, it } from 'vitest'
import { declares } from '../src/checks/declares.ts'

it.each(Object.entries(rulesets))('what %s declares fits together', async (id, load) => {
  const game = await load()
  expect(game.rules.id).toBe(id)
  expect(game.rules.options.length).toBeGreaterThan(0)
  expect(await declares.game?.(game)).toBeGreaterThan(0)
})
