import { describe, expect, it } from 'vitest'
import { fingerprint, refuse, Session } from '../../src/index.ts'
import { choice, combatantParam, defineTables, flag, int, person, plainly, say } from '../../src/rules.ts'
import { act, plainOf, play, refusalOf, type SceneOf, tinyRuleset, tinySetup } from '../tiny.ts'

/*
 * A budget that reaches into the future: the one who is attacked on the ground may stand up at once, on somebody else's
 * turn, and pays with points of its own next turn. What is owed is a value of the fight like any other; nobody can owe
 * more than a turn brings.
 */
const POINTS = 3
const STAND = 2
const tables = defineTables({
  combatant: {
    points: int({ min: 0, max: POINTS, init: POINTS }),
    owed: int({ min: 0, max: POINTS }),
    prone: flag(),
  },
})
const { combatant } = tables.columns
type Fight = SceneOf<typeof tables>

const mayOwe = (scene: Fight, row: number) => scene.now.combatant.owed[row] + STAND <= POINTS

function pay(scene: Fight, row: number, price: number, rule: string): void {
  scene.set(combatant.points, row, scene.now.combatant.points[row] - price, rule)
}

const lacking = (scene: Fight, row: number, price: number) =>
  scene.now.combatant.points[row] < price
    ? refuse('points', 'That costs {price} points; {left} are left.', {
        price: { number: price },
        left: { number: scene.now.combatant.points[row] },
      })
    : null

const begin = act<Fight>('begin', (scene, { actor }) => {
  scene.set(combatant.points, actor, POINTS - scene.now.combatant.owed[actor], 'begin')
  scene.set(combatant.owed, actor, 0, 'begin')
})

const stand = act<Fight>(
  'stand',
  (scene, { actor }) => {
    pay(scene, actor, STAND, 'stand')
    scene.set(combatant.prone, actor, 0, 'stand')
  },
  { check: (scene, { actor }) => lacking(scene, actor, STAND) },
)

const attack = act<Fight>(
  'attack',
  (scene, { actor, target }) => {
    const victim = target as number
    pay(scene, actor, 1, 'attack')
    if (scene.now.combatant.prone[victim] === 1 && mayOwe(scene, victim)) {
      const options = [
        { value: 'stay', label: plainly('Stay down') },
        { value: 'stand', label: plainly('Stand up now') },
      ]
      if (scene.ask(choice('stand-now', victim, say('{who}: stand up?', { who: person(victim) }), options)) === 1) {
        scene.set(combatant.owed, victim, scene.now.combatant.owed[victim] + STAND, 'stand-now')
        scene.set(combatant.prone, victim, 0, 'stand-now')
      }
    }
    const against = scene.now.combatant.prone[victim] === 1 ? 6 : 11
    if (scene.die(20, actor, 'attack', 'to hit') >= against) scene.set(combatant.prone, victim, 1, 'attack')
  },
  { params: [combatantParam('target')], check: (scene, { actor }) => lacking(scene, actor, 1) },
)

const rules = tinyRuleset<Fight>({ tables, actions: [begin, stand, attack] })
const setup = tinySetup([
  { name: 'Ada', seat: 1, cells: { prone: 1 } },
  { name: 'Gob', side: 1, seat: 2 },
])
const cells = (scene: Fight, row: number) => {
  const { points, owed, prone } = scene.now.combatant
  return [points[row], owed[row], prone[row]]
}

describe("a budget borrowed from one's next turn", () => {
  it('is spent on another turn and missing on the own one', () => {
    const scene = rules.open(setup)
    play(rules, scene, 'Gob attack target=Ada', ['stand', 'd20=9'])
    expect(cells(scene, 0)).toEqual([3, 2, 0])
    play(rules, scene, 'Ada begin')
    expect(cells(scene, 0)).toEqual([1, 0, 0])
    play(rules, scene, 'Ada attack target=Gob', ['d20=3'])
    const refused = refusalOf(rules, scene, 'Ada attack target=Gob')
    expect(refused).toMatchObject({ rule: 'points', reason: 'That costs 1 points; 0 are left.' })
  })

  it('cannot be overdrawn: thrown down again, she is not even asked', () => {
    const scene = rules.open(setup)
    play(rules, scene, 'Gob attack target=Ada', ['stand', 'd20=11'])
    expect(cells(scene, 0)).toEqual([3, 2, 1])
    play(rules, scene, 'Gob attack target=Ada', ['d20=5'])
    play(rules, scene, 'Ada begin')
    expect(refusalOf(rules, scene, 'Ada stand')?.rule).toBe('points')
  })

  it('is whole again on the turn after the next', () => {
    const scene = rules.open(setup)
    play(rules, scene, 'Gob attack target=Ada', ['stand', 'd20=9'])
    play(rules, scene, 'Ada begin')
    play(rules, scene, 'Ada begin')
    expect(cells(scene, 0)).toEqual([3, 0, 0])
  })

  it('is given back by an undo, the debt included', () => {
    const session = new Session(rules, setup, { seed: 'debt', dice: 'typed' })
    const before = fingerprint(session.scene)
    session.submit('bob', plainOf('Gob attack target=Ada'))
    session.answer('ann', 'stand')
    session.answerDice([9])
    session.submit('ann', plainOf('Ada begin'))
    expect(cells(session.scene, 0)).toEqual([1, 0, 0])
    session.undo(1)
    expect(cells(session.scene, 0)).toEqual([3, 2, 0])
    session.undo(0)
    expect(fingerprint(session.scene)).toBe(before)
  })
})
