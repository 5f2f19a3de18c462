import {
  actionsFor,
  choice,
  defineTables,
  plainly,
  REFEREE,
  refusing,
  Scene,
  type Setup,
  type SpecsOf,
} from '@fray/kernel/rules'
import { expect, it } from 'vitest'

/*
 * A misspelt id of a rule does not compile, wherever a rule is named. This test is checked by the compiler: it complains
 * of each `@ts-expect-error` below which nothing is wrong.
 */
type Rule = 'attack-roll' | 'turns'
const tables = defineTables({})
const refuse = refusing<Rule>()
class OwnScene extends Scene<SpecsOf<typeof tables>, Rule> {}

const setup: Setup = {
  ruleset: 'brawl',
  title: 'Nobody',
  encounter: {},
  options: {},
  sides: [],
  seats: [],
  notes: [],
}

it('does not compile', () => {
  const scene = new OwnScene(tables, { combatant: 0 }, setup)
  scene.record(true)
  // @ts-expect-error in a refusal
  const refusal = refuse('atack-roll', 'No.')
  // @ts-expect-error in a part of a number
  const tally = scene.tally().add(1, 'atack-roll', 'Skill')
  // @ts-expect-error in a question
  const question = () => scene.ask(choice('atack-roll', REFEREE, 'Well?', [], []))
  // @ts-expect-error in a roll
  const roll = () => scene.die(6, REFEREE, 'atack-roll', 'a die')
  const { act } = actionsFor<OwnScene>()
  const action = act({
    id: 'attack',
    // @ts-expect-error in an action
    rule: 'atack-roll',
    title: plainly('Attack'),
    check: () => null,
    resolve: () => {},
  })
  expect([refusal.rule, tally.parts?.[0].rule, action.rule]).toEqual(['atack-roll', 'atack-roll', 'atack-roll'])
  expect([question, roll].map((one) => typeof one)).toEqual(['function', 'function'])
})
