import { expect, test } from 'vitest'
import { sitDownAt } from './tables.ts'

const YARD = `
ruleset: escalation
combatants:
  Ann: { kind: pc, level: 1, hp: 18, stances: ['melee d6', 'ranged d4 far'] }
  Bea: { kind: pc, level: 1, hp: 18, stances: ['melee d6'] }
  Orc: { side: foes, hp: 16, attacks: ['axe melee vs ac 1d6'] }
positions: ['Ann Orc close']
now: { round: 1, band: medium, actor: Ann }
`

/** Asks step by step, as every screen does. */
async function readying() {
  const play = await sitDownAt(YARD, { seed: 'seven' })
  const seat = play.seats.find((id) => play.whoCanAct(id).includes('Ann')) ?? ''
  return {
    actions: (given: Record<string, unknown>) =>
      play.actions(seat, 'Ann', { action: 'ready', given }).groups.flatMap((group) => group.actions),
    submit: (command: Parameters<typeof play.submit>[1]) => play.submit(seat, command),
  }
}

test('what sets a readied action off is asked by itself, beside the usual', async () => {
  const { actions } = await readying()
  const settled = { slot: 'move', act: 'move', away: 'Orc' }
  const [usual, other] = actions(settled)
  expect([usual?.words, usual?.asks, usual?.finer]).toEqual(['move away from Orc for when Orc moves', [], ''])
  expect([other?.words, other?.finer]).toEqual(['move away from Orc', 'for when something else happens'])
  const [when] = other?.asks ?? []
  expect([when?.param, when?.choices]).toEqual([
    'when',
    ['acts', 'attacks', 'casts', 'uses', 'moves', 'engages', 'judged'],
  ])
  const [whose] = actions({ ...settled, when: 'engages' })
  expect(whose?.asks.map(({ param, choices }) => [param, choices])).toEqual([['who', ['', 'Bea', 'Orc']]])
  const [whole, none] = actions({ ...settled, when: 'engages', who: 'Bea' })
  expect([whole?.command, whole?.asks, none]).toEqual([
    { actor: 'Ann', action: 'ready', slot: 'move', act: 'move', away: ['Orc'], when: 'engages', who: 'Bea' },
    [],
    undefined,
  ])
  expect(actions({ ...settled, when: 'engages', who: '' })[0]?.words).toBe(
    'move away from Orc for when an enemy engages',
  )
})

test('what the referee judges is asked in words, and nothing of it is possible without them', async () => {
  const { actions, submit } = await readying()
  const settled = { slot: 'move', act: 'move', away: 'Orc', when: 'judged' }
  const [asking] = actions(settled)
  expect(asking?.asks).toEqual([
    { param: 'because', label: 'the trigger in words, for the referee to judge', kind: 'text', choices: [] },
  ])
  const [whole] = actions({ ...settled, because: 'the horn sounds' })
  expect(whole?.asks).toEqual([])
  expect(submit(whole?.command ?? { actor: 'Ann', action: 'ready' }).done).toBe(true)
})

test('nothing is possible with a value that there is not', async () => {
  const { actions } = await readying()
  const settled = { slot: 'move', act: 'move', away: 'Orc' }
  expect(actions({ ...settled, when: 'never', who: '' })).toEqual([])
  expect(actions({ ...settled, when: 'moves', who: 'Nobody' })).toEqual([])
})

test('all that can be readied is offered: attacks, going, stances, Rally, something else', async () => {
  const { actions } = await readying()
  const readied = (slot: string) => actions({ slot }).flatMap(({ asks, command }) => asks[0]?.choices ?? command.act)
  expect(readied('standard')).toEqual(expect.arrayContaining(['basic-melee', 'basic-ranged', 'rally', 'deed']))
  expect(readied('move')).toEqual(expect.arrayContaining(['move', 'disengage', 'deed']))
  expect(readied('quick')).toEqual(expect.arrayContaining(['stance', 'deed']))
})
