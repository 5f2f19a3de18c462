import { perform, readCommand, Table } from '@fray/kernel'
import { isRefusal, type Question } from '@fray/kernel/rules'
import { expect, it } from 'vitest'
import { freeHits } from '../index.ts'

it('a third step that the blow for it has stopped is not struck at again (within-zone-counting)', () => {
  const { setup, problems } = freeHits.readEncounter({
    ruleset: 'free-hits',
    battlefield: { size: [12, 12] },
    content: { weapons: { hook: { name: 'Hook', kind: 'melee', damage: '1d6', onHit: [{ effect: 'prone' }] } } },
    combatants: {
      Ann: { pc: true, hp: 20, at: '3,4', movement: 3 },
      Orc: { side: 'foes', hp: 20, at: '4,5', agility: 1, accuracy: 40, weapons: ['hook'] },
    },
    now: { round: 2, actor: 'Ann', order: ['Ann', 'Orc'] },
  })
  if (setup === null) throw new Error(problems.map((p) => p.message).join('\n'))
  const scene = freeHits.rules.open(setup)
  let asked = 0
  scene.table = Table.quick('a seed whose d20 is neither 1 nor 20', ({ rule, options, preset }: Question) => {
    if (rule !== 'free-hit-within-zone') return preset
    asked++
    return options.findIndex(({ value }) => String(value) === 'Hook')
  })
  const go = (by: string, pay: string) => {
    const command = readCommand(freeHits.rules, scene, { actor: 'Ann', action: 'move', by, pay })
    if (isRefusal(command)) throw new Error(command.reason.key)
    perform(freeHits.rules, scene, command)
  }
  go('4,4 5,4 5,5', 'move')
  const { prone, square } = scene.now.combatant
  expect(prone[0]).toBe(1)
  const stopped = square[0]
  go('5,5', 'bonus')
  expect(square[0]).not.toBe(stopped)
  expect(asked).toBe(1)
})
