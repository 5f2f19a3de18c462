import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oddsOf, summaryOf } from '@fray/lab'
import { game } from '../index.ts'

test('a strike hits as often as its numbers say', () => {
  const { rules, readEncounter } = game
  const { setup } = readEncounter({
    ruleset: rules.id,
    sides: { party: {}, foes: {} },
    combatants: { Ann: { side: 'party', life: 9, skill: 3 }, Orc: { life: 9, guard: 1 } },
  })
  assert.ok(setup)
  const command = { ...rules.blank(0, 'strike'), target: 1 }
  const { blow } = summaryOf(oddsOf({ rules, scene: rules.open(setup) }, command), command)
  // 1d20 and 3 against 11: 8 to 20 hit.
  assert.equal(String(blow?.hit.exact), '13/20')
})
