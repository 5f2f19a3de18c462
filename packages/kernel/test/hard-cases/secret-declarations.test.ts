import { describe, expect, it } from 'vitest'
import {
  type FightEvent,
  fingerprint,
  type Option,
  Session,
  type SessionOptions,
  viewEvents,
  viewerOf,
  viewFight,
} from '../../src/index.ts'
import { defineTables, int, person, plainly, say, stored, word } from '../../src/rules.ts'
import { act, asHost, note, ofType, play, type SceneOf, type TinyCommand, tinyRuleset, tinySetup } from '../tiny.ts'

/*
 * Everybody declares in secret, all at once: one question with a respondent for each combatant, answered in any order;
 * nobody learns anything before all are in. Then initiative is base + speed of the declared action, low first; what
 * happens at the same instant happens together, so two can kill each other.
 */
const ACTIONS = [
  { id: 'jab', speed: 1, damage: 2 },
  { id: 'slash', speed: 4, damage: 5 },
  { id: 'wait', speed: 9, damage: 0 },
] as const
const tables = defineTables({
  combatant: {
    hp: int({ visibility: 'vital' }),
    base: int(),
    foe: int(),
    declared: word(
      ACTIONS.map((a) => a.id),
      { visibility: 'seat' },
    ),
    threat: stored({ visibility: 'seat' }),
  },
})
const { combatant } = tables.columns
type Fight = SceneOf<typeof tables>

const options: readonly Option[] = ACTIONS.map((a) => ({ value: a.id, label: plainly(a.id) }))
const present = (scene: Fight) =>
  Array.from({ length: scene.combatants }, (_, row) => row).filter((row) => scene.now.combatant.hp[row] > 0)

const round = act<Fight>(
  'round',
  (scene) => {
    const fighting = present(scene)
    const answers = scene.askTogether(
      fighting.map((row) => ({
        rule: 'declare-all',
        kind: 'choice' as const,
        to: row,
        prompt: say('What does {who} do?', { who: person(row) }),
        options,
        preset: 2,
        secret: true,
      })),
    )
    fighting.forEach((row, i) => scene.set(combatant.declared, row, answers[i], 'declare-all'))
    const { base, declared, foe, hp } = scene.now.combatant
    const instant = (row: number) => base[row] + (ACTIONS[declared[row]] as { speed: number }).speed
    for (const count of [...new Set(fighting.map(instant))].sort((a, b) => a - b)) {
      // At one instant everybody who still stands rolls; only then do the blows land.
      const blows = fighting
        .filter((row) => instant(row) === count && hp[row] > 0)
        .map((row) => ({ row, damage: strike(scene, row) }))
      for (const { row, damage } of blows) {
        const target = foe[row]
        scene.set(combatant.hp, target, hp[target] - damage, 'tie-held-results')
      }
      note(scene, 'count', { count, acted: blows.map((b) => b.row) })
    }
  },
  { by: 'referee' },
)

function strike(scene: Fight, row: number): number {
  const { damage } = ACTIONS[scene.now.combatant.declared[row]] as { damage: number }
  return damage > 0 && scene.die(20, row, 'attack', 'to hit') >= 11 ? damage : 0
}

const rules = tinyRuleset<Fight>({ tables, actions: [round] })
const setup = tinySetup(
  [
    { name: 'Ada', seat: 1, cells: { hp: 5, base: 3, foe: 1 } },
    { name: 'Gob', side: 1, seat: 2, cells: { hp: 5, base: 3, foe: 0 } },
    { name: 'Hob', side: 1, seat: 2, cells: { hp: 5, base: 6, foe: 0 } },
  ],
  {
    sides: [
      { id: 'heroes', name: 'Heroes', hitPoints: 'exact' },
      { id: 'foes', name: 'Foes', hitPoints: 'word' },
    ],
  },
)
const hp = (scene: Fight) => Array.from(scene.now.combatant.hp).slice(0, 3)
const counts = (events: readonly FightEvent[]) => ofType(events, 'count')

const start = (more: Partial<SessionOptions<Fight, TinyCommand>> = {}) =>
  new Session(rules, setup, { seed: 'secret', dice: 'typed', ...more })

describe('initiative by what was declared', () => {
  it('is low first: the dead do not act at a later count', () => {
    const scene = rules.open(setup)
    const events = play(rules, scene, 'referee round', [['slash', 'wait', 'jab'], 'd20=15', 'd20=12'])
    expect(counts(events)).toEqual([
      { count: 7, acted: [0, 2] },
      { count: 12, acted: [] },
    ])
    expect(hp(scene)).toEqual([3, 0, 5])
  })

  it('lets two kill each other at the same instant', () => {
    const scene = rules.open(setup)
    const events = play(rules, scene, 'referee round', [['slash', 'slash', 'wait'], 'd20=11', 'd20=20'])
    expect(counts(events)[0]).toEqual({ count: 7, acted: [0, 1] })
    expect(hp(scene)).toEqual([0, 0, 5])
  })
})

describe('secret declarations', () => {
  it('are one question with a respondent for each, and any order of answers gives the same fight', () => {
    const prints = [
      ['ann:Ada', 'bob:Gob', 'bob:Hob'],
      ['bob:Hob', 'ann:Ada', 'bob:Gob'],
      ['bob:Gob', 'bob:Hob', 'ann:Ada'],
    ].map((order) => {
      const session = start({ dice: 'generator' })
      session.submit('referee', { actor: 'referee', action: 'round' })
      const said: Record<string, string> = { Ada: 'slash', Gob: 'jab', Hob: 'wait' }
      const rows: Record<string, number> = { Ada: 0, Gob: 1, Hob: 2 }
      const replies = order.map((who) => {
        const [seat, name] = who.split(':') as [string, string]
        return session.answer(seat, said[name], rows[name]).status
      })
      expect(replies).toEqual(['asking', 'asking', 'done'])
      expect(session.played[0]?.inputs[0]).toEqual({ answers: ['slash', 'jab', 'wait'] })
      return fingerprint(session.scene)
    })
    expect(new Set(prints).size).toBe(1)
  })

  it('change nothing that anybody sees before all are in', () => {
    const session = start()
    const host = asHost(rules)
    const seen = () => [0, 1, 2].map((seat) => JSON.stringify(viewFight(host, session.scene, seat)))
    session.submit('referee', { actor: 'referee', action: 'round' })
    const before = seen()
    const memory = session.scene.memory.slice()
    for (const [seat, row] of [
      ['bob', 2],
      ['ann', 0],
    ] as const) {
      session.answer(seat, 'slash', row)
      expect(seen()).toEqual(before)
      expect(session.scene.memory).toEqual(memory)
      expect(session.openEvents).toEqual([])
    }
  })

  it('stay hidden from the other seat in the record afterwards, and in its view', () => {
    const session = start()
    session.submit('referee', { actor: 'referee', action: 'round' })
    session.answer('ann', 'slash')
    session.answer('bob', 'jab')
    session.answer('bob', 'wait')
    session.answerDice([14])
    session.answerDice([2])
    const events = session.played[0]?.events ?? []
    const host = asHost(rules)
    const answersFor = (seat: number) =>
      ofType(viewEvents(host, session.scene, events, viewerOf(session.scene, seat)), 'asked').map(
        (e) => (e as { answer: string }).answer,
      )
    expect(answersFor(0)).toEqual(['slash', 'jab', 'wait'])
    expect(answersFor(1)).toEqual(['slash', '', ''])
    expect(answersFor(2)).toEqual(['', 'jab', 'wait'])
    expect(viewFight(host, session.scene, 1).combatants.Gob).not.toHaveProperty('declared')
    expect(viewFight(host, session.scene, 2).combatants.Gob).toHaveProperty('declared', 'jab')
  })

  it('are refused one by one, and the others stay in', () => {
    const session = start()
    session.submit('referee', { actor: 'referee', action: 'round' })
    session.answer('ann', 'jab')
    expect(session.answer('ann', 'jab')).toMatchObject({ status: 'refused', refusal: { rule: 'not-your-seat' } })
    expect(session.answer('bob', 'fireball', 2)).toMatchObject({ status: 'refused', refusal: { rule: 'declare-all' } })
    expect(session.awaited).toMatchObject({ given: ['jab', null, null] })
  })

  it('of computers are in at once; only persons are waited for', () => {
    const policy = {
      id: 'slasher',
      about: 'Slashes.',
      command: () => rules.blank(-1, 'round'),
      answer: () => 1,
    }
    const session = start({ policies: [null, null, policy] })
    const reply = session.submit('referee', { actor: 'referee', action: 'round' })
    expect(reply).toMatchObject({ status: 'asking', awaited: { given: [null, 'slash', 'slash'] } })
    expect(session.answer('ann', 'jab').status).toBe('asking')
    expect(session.awaited?.kind).toBe('dice')
    session.answerDice([1])
    session.answerDice([1])
    session.answerDice([1])
    expect(session.played[0]?.inputs[0]).toEqual({ answers: ['jab', 'slash', 'slash'] })
  })
})
