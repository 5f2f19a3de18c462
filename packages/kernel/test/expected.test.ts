import { expect, it } from 'vitest'
import { compileDice, fingerprint } from '../src/index.ts'
import { defineTables, expected, int } from '../src/rules.ts'
import { type SceneOf, tinyRuleset, tinySetup } from './tiny.ts'

const tables = defineTables({ combatant: { hp: int({ min: -999, max: 999, init: 500 }) } })
const D6 = compileDice('1d6')
const rules = tinyRuleset<SceneOf<typeof tables>>({ tables, actions: [] })

/** What so many six-sided dice take on average, each rolled by itself. */
function taken(dice: number) {
  const scene = rules.open(tinySetup([{ name: 'Ann' }]))
  const { table } = scene
  const before = fingerprint(scene)
  const values = expected(scene, () => {
    for (let i = 0; i < dice; i++)
      scene.set(tables.columns.combatant.hp, 0, scene.now.combatant.hp[0] - scene.roll(D6, 0, 'test', 'die'), 'test')
    return [500 - scene.now.combatant.hp[0], 1]
  })
  expect([scene.table === table, fingerprint(scene)]).toEqual([true, before])
  return values
}

it('is exact where dice fall in few ways', () => {
  const [loss, always] = taken(4)
  expect(loss).toBeCloseTo(14, 9)
  expect(always).toBeCloseTo(1, 9)
})

it('is the average of some ways, always the same ones, where there are more than anybody has time for', () => {
  const [loss, always] = taken(30)
  expect(Math.abs((loss ?? 0) - 105)).toBeLessThan(1)
  expect(always).toBeCloseTo(1, 9)
  expect(taken(30)).toEqual([loss, always])
})
