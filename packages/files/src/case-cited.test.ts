import { type AnyScene, type Command, type FightEvent, type Game, refuse } from '@fray/kernel'
import { expect, it } from 'vitest'
import { strangeRule } from './case-cited.ts'
import { runCase } from './case-run.ts'
import { BRIDGE, read, table } from './test/sample.ts'

const { rules } = await table()
const { setup } = await read(BRIDGE)
const NOTHING = { events: [], questions: [], refusal: null }

it('rules of the catalogue and of the kernel are known', () => {
  const events = [{ type: 'roll', rule: 'test-roll', tally: { total: 0, parts: [{ rule: 'override' }] } }]
  expect(strangeRule(rules, { ...NOTHING, events: events as unknown as FightEvent[] })).toBeNull()
  expect(strangeRule(rules, { ...NOTHING, refusal: refuse('question-open', 'Answer first.') })).toBeNull()
  expect(strangeRule(rules, NOTHING)).toBeNull()
})

const misspelt = [
  ['a refusal', { refusal: refuse('full-atack', 'No.') }],
  ['an event', { events: [{ type: 'change', rule: 'full-atack' }] }],
  ['a part of a number', { events: [{ type: 'roll', rule: 'test-roll', tally: { parts: [{ rule: 'full-atack' }] } }] }],
  ['a question', { questions: [{ rule: 'full-atack', options: [] }] }],
  ['what refuses other answers', { questions: [{ rule: 'test-roll', refusedBy: 'full-atack', options: [] }] }],
  [
    'a forbidden answer',
    { questions: [{ rule: 'test-roll', options: [{ value: 1, refusal: refuse('full-atack', 'No.') }] }] },
  ],
] as const

it.each(misspelt)('a misspelt id is found in %s', (_where, cited) => {
  expect(strangeRule(rules, { ...NOTHING, ...(cited as object) })).toMatch(/names the rule "full-atack", which zones/)
})

it('a case whose command rolls by a misspelt rule fails', () => {
  const dance = {
    ...{ id: 'dance', rule: 'attack-melee', title: 'dance', by: 'combatant', params: [] },
    suggest: () => [],
    check: () => null,
    resolve: (scene: AnyScene, { actor }: Command) => {
      const tally = scene.tally().add(1, 'dancing', 'grace')
      const against = { against: null, passed: null }
      scene.recorder?.note({ type: 'roll', what: 'dance', who: actor, rule: 'test-roll', tally, ...against } as never)
    },
  }
  const actions = new Map([...rules.actions, ['dance', dance as never]])
  const game: Game = {
    rules: { ...rules, actions, mayCommand: () => null, implied: () => null },
    readEncounter: () => ({ setup, problems: [] }),
    encounterShape: null,
  }
  const { failures } = runCase({ id: 'it', rules: ['test-roll'], given: {}, steps: [{ do: 'Ada dance' }] }, game)
  expect(failures.map(({ message }) => message).join()).toContain('names the rule "dancing"')
})
