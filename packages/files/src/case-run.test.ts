import type { Action, AnyScene, Command, Game, Option, Question, Setup } from '@fray/kernel'
import { choice, person, plainly, say, type Who } from '@fray/kernel/rules'
import { expect, it } from 'vitest'
import { runCase } from './case-run.ts'
import type { Case } from './cases.ts'
import { BRIDGE, read, table } from './test/sample.ts'

const { rules } = await table()
const { setup } = await read(BRIDGE)

/** Whether the fight is in the middle of a shout; rolled back with it. */
let shouting = false

/** The reaction window when someone shouts; its answers are built lazily, and only while the shout lasts. */
function window(to: number, moment: string): Question {
  let found: Option[] | null = null
  return {
    ...choice('windows', to, say('Does {who} step in?', { who: person(to as Who) }), []),
    reaction: true,
    moment,
    get options() {
      found ??= shouting
        ? ['decline', `answer ${moment}`].map((value) => ({ value, label: { key: value, slots: {} } }))
        : []
      return found
    },
  }
}

const shout: Action<AnyScene, Command> = {
  ...{ id: 'shout', rule: 'improvise', title: plainly('shout'), by: 'combatant', params: [] },
  suggest: () => [],
  check: () => null,
  resolve(scene) {
    shouting = true
    scene.recorder?.passOver(0, 'attack-melee', { rule: 'blind', reason: plainly('It is dark.') })
    try {
      for (const moment of ['announce', 'roll']) {
        const answers = scene.askTogether([1, 2].map((row) => window(row, moment)))
        scene.recorder?.note({ type: `${moment} ${answers.join(' ')}` } as never)
      }
    } finally {
      shouting = false
    }
  },
}

/** The small encounter with a shout to which others may react, played by the defaults of shock. */
const game: Game = {
  rules: {
    ...rules,
    id: 'shock',
    ruleTitles: { ...rules.ruleTitles, windows: 'Others may step in', blind: 'Nothing is seen' },
    actions: new Map([...rules.actions, ['shout', shout as never]]),
    mayCommand: () => null,
    implied: () => null,
    tell: (_scene, events, at) => ({ key: events[at]?.type ?? '', slots: {} }),
  },
  readEncounter: () => ({ setup: setup as Setup, problems: [] }),
  encounterShape: null,
}

const failures = (answers: Case['answers'], step: Partial<NonNullable<Case['steps']>[number]>): string[] => {
  const steps = [{ do: 'Ada shout', ...step }]
  return runCase({ id: 'a', rules: ['windows'], given: {}, answers, steps }, game).failures.map((f) => f.message)
}

it('answers several who are asked at once, each by name, the others by their preset', () => {
  expect(failures([], { log: ['announce 0 0', 'roll 0 0'] })).toEqual([])
  expect(failures([{ Gob: 'answer roll' }], { log: ['announce 0 0', 'roll 0 1'] })).toEqual([])
  const both: Case['answers'] = [{ 'Old Bel': 'answer announce' }, { Gob: 'answer roll', at: 'roll' }]
  expect(failures(both, { log: ['announce 1 0', 'roll 0 1'] })).toEqual([])
})

it('leaves a reaction open where the step says that it is asked', () => {
  expect(failures([], { asked: { to: 'Gob', rule: 'windows', at: 'roll' } })).toEqual([])
  expect(failures([], { asked: { to: 'Old Bel', rule: 'windows' } })).toEqual([])
  expect(failures([], { asked: { to: 'Ada', rule: 'windows' } })).toEqual([
    'Ada should be asked by windows, but nobody is.',
  ])
})

it('says who is not asked by which rule, and why', () => {
  const notAsked = (to: string, rule: string, more = {}) => failures([], { notAsked: { to, rule, ...more } })
  expect(notAsked('Ada', 'attack-melee')).toEqual([])
  expect(notAsked('Ada', 'attack-melee', { because: 'blind' })).toEqual([])
  expect(notAsked('Ada', 'attack-melee', { because: 'turn-action' })).toEqual([
    'Ada should not be asked by attack-melee because of turn-action, but another rule forbids it. blind: It is dark.',
  ])
  expect(notAsked('Gob', 'attack-melee', { because: 'turn-action' })).toEqual([
    'Gob should not be asked by attack-melee because of turn-action, but no rule says why not.',
  ])
  expect(notAsked('Ada', 'windows')).toEqual([])
  expect(notAsked('Gob', 'windows')).toEqual([
    expect.stringMatching(/^Gob should not be asked by windows\. The rule wi/),
  ])
  expect(notAsked('Gob', 'windows', { at: 'later' })).toEqual([])
  expect(notAsked('Ada', 'windoes')).toEqual(['There is no rule "windoes" in shock.'])
  expect(notAsked('Gop', 'windows')).toEqual(['There is no combatant or seat "Gop". Did you mean "Gob"?'])
})
