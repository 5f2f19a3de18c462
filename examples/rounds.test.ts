import { readFileSync } from 'node:fs'
import { everyRound } from '@fray/rulesets/plain/rounds'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { game } from './scrap/index.ts'
import { C, type FightScene } from './scrap/scene.ts'

const file = new URL('./scrap/encounters/mirror.yaml', import.meta.url)

it('gives the turn to the next where somebody goes down as theirs begins', () => {
  const { setup, problems } = game.readEncounter(parse(readFileSync(file, 'utf8')))
  expect(problems).toEqual([])
  if (setup === null) throw new Error('not read')
  const scene = game.rules.open(setup) as unknown as FightScene
  const { life } = scene.now.combatant
  scene.set(scene.tables.columns.fight.turn, 0, -1, 'override')
  const begun: number[] = []
  const { goOn, coming } = everyRound<FightScene>({
    rule: 'turns',
    canFight: (_, row) => (life[row] ?? 0) > 0,
    acted: C.acted,
    quickness: (_, row) => -row,
    roundBegins: () => undefined,
    turnBegins(fight, row) {
      begun.push(row)
      if (row === 0) fight.set(C.life, row, 0, 'override')
    },
  })
  goOn(scene)
  expect(begun).toEqual([0, 1])
  expect(scene.now.fight.turn[0]).toBe(1)
  expect(coming(scene)[0]?.row).toBe(1)
})
