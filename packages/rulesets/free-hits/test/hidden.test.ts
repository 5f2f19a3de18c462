import { viewerOf } from '@fray/kernel'
import { expect, test } from 'vitest'
import { readFreeHitsEncounter } from '../encounter/read.ts'
import { isHiddenFrom } from '../look.ts'
import { freeHitsRules } from '../ruleset.ts'
import type { FreeHitsScene } from '../scene.ts'
import { C } from '../tables.ts'
import { DEFEATED } from '../words.ts'

/** The rows of those whom the players' seat cannot place. */
function hidden(scene: FreeHitsScene): string[] {
  const viewer = viewerOf(scene as never, 1)
  const rows = Array.from({ length: scene.combatants }, (_, row) => row)
  return rows.filter((row) => isHiddenFrom(scene, row, viewer)).map((row) => scene.name(row))
}

test('who hides says nothing of others when the own units are out of the battle', () => {
  const { setup, problems } = readFreeHitsEncounter({
    ruleset: 'free-hits',
    battlefield: '12x12',
    combatants: {
      Ann: { pc: true, hp: 30, at: '1,1' },
      Bea: { pc: true, hp: 30, at: '2,1' },
      Orc: { hp: 30, at: '8,8' },
      Imp: { hp: 30, at: '9,9', undetectedBy: ['Ann', 'Bea'] },
    },
    now: { round: 2, actor: 'Ann' },
  })
  if (setup === null) throw new Error(problems[0]?.message)
  const scene = freeHitsRules.open(setup as never)
  expect(hidden(scene)).toEqual(['Imp'])
  scene.set(C.status, 0, DEFEATED, 'defeated-at-zero')
  expect(hidden(scene)).toEqual(['Imp'])
  scene.set(C.seat, 1, 0, 'battle-end')
  expect(hidden(scene), 'a friend of another seat is left').toEqual(['Imp'])
  scene.set(C.status, 1, DEFEATED, 'defeated-at-zero')
  expect(hidden(scene)).toEqual([])
})
