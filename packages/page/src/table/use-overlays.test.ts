import { openFight } from '@fray/seat/play'
import { expect, test } from 'vitest'
import { canMove } from './use-overlays.ts'

test('whoever has spent its movement may still act, and has no reach to show', async () => {
  const people = 'Ada: { from: bren-hearthwall, at: "2,2" }, Orc: { from: orc-reaver, at: "18,2" }'
  const text = `{ ruleset: shock, battlefield: "20x4", surprised: nobody, combatants: { ${people} } }`
  const { play } = await openFight(text, { seed: 'seven', computer: {} })
  expect(canMove(play.reach('players', 'Ada'))).toBe(true)
  expect(play.submit('players', { actor: 'Ada', action: 'run', to: '4,2' })).toEqual({ done: true })
  expect(play.table('players').turn.who).toEqual(['Ada'])
  expect(canMove(play.reach('players', 'Ada'))).toBe(false)
})
