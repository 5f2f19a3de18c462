import { tellEvents } from '@fray/kernel'
import { expect, test } from 'vitest'
import { BOOK_CONDITIONS } from '../conditions.ts'
import { escalation as game } from '../index.ts'
import { addCondition, endCondition, removeConditions } from '../rules/conditions.ts'
import type { EscalationScene } from '../scene.ts'
import { C, CONDITION_TABLE } from '../tables.ts'
import { DEAD, SAVE_ENDS } from '../words.ts'

const SHAKEN = BOOK_CONDITIONS.ids.indexOf('shaken')

/** A fight of two; what is told of a change. */
function fight() {
  const combatants = { Ana: { from: 'don-arroyo' }, Orc: { from: 'lisko' } }
  const { setup, problems } = game.readEncounter({ ruleset: 'escalation', combatants })
  if (setup === null) throw new Error(problems[0]?.message)
  const scene = game.rules.open(setup) as EscalationScene
  scene.record(true)
  const told = (change: () => unknown): string[] => {
    scene.recorder?.take()
    change()
    return tellEvents(game.rules as never, scene as never, scene.recorder?.take() ?? [])
  }
  return { scene, told }
}

test('of two who have shaken somebody the first that is over is not told: it is shaken still', () => {
  const { scene, told } = fight()
  const shake = () => addCondition(scene, 0, { what: SHAKEN, lasts: SAVE_ENDS, save: 9 }, 'shaken')
  shake()
  shake()
  expect(told(() => endCondition(scene, 0))).toEqual([])
  expect(told(() => endCondition(scene, 0))).toEqual(['Ana: no longer shaken.'])
  expect(scene.rows(CONDITION_TABLE)).toBe(0)
})

test('what is over for all at once is told once, and of the dead it is not', () => {
  const { scene, told } = fight()
  const shake = (who: number) => addCondition(scene, who, { what: SHAKEN, lasts: SAVE_ENDS, save: 9 }, 'shaken')
  for (const who of [0, 0, 1]) shake(who)
  expect(told(() => removeConditions(scene, 0, -1))).toEqual(['Ana: no longer shaken.'])
  scene.set(C.out, 1, DEAD, 'override')
  expect(told(() => removeConditions(scene, 1, -1))).toEqual([])
})
