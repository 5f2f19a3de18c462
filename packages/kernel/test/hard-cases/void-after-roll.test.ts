import { describe, expect, it } from 'vitest'
import { eachOutcome } from '../../src/index.ts'
import { choice, combatantParam, D20, defineTables, int, person, plainly, say } from '../../src/rules.ts'
import {
  act,
  addFractions,
  commandOf,
  fractionText,
  note,
  ofType,
  play,
  rowOf,
  type SceneOf,
  type TinyCommand,
  tinyRuleset,
  tinySetup,
  ZERO,
} from '../tiny.ts'

/*
 * A window inside an attack: after the roll the victim may defend (the hit may turn into a miss), and between hit and
 * damage it may strike back first; a strike that kills the attacker voids the attack, and no damage die is rolled. A
 * strike back is an attack itself, with windows of its own, to any depth that the fighters can pay for.
 */
const tables = defineTables({
  combatant: { hp: int({ min: 0 }), effort: int({ min: 0 }), guard: int() },
})
const { combatant } = tables.columns
type Fight = SceneOf<typeof tables>

const pay = (scene: Fight, row: number, rule: string) =>
  scene.set(combatant.effort, row, scene.now.combatant.effort[row] - 1, rule)

/** Whether the one who was hit spends effort on something. */
function spends(scene: Fight, rule: string, row: number, foe: number): boolean {
  if (scene.now.combatant.effort[row] < 1) return false
  const options = [
    { value: 'no', label: plainly('Take it') },
    { value: 'yes', label: plainly('Spend the effort') },
  ]
  const slots = { row: person(row), foe: person(foe), how: { thing: rule } }
  return scene.ask(choice(rule, row, say('{row} is hit by {foe}: {how}?', slots), options)) === 1
}

/** One attack with its two windows; true when damage was done. */
function attack(scene: Fight, attacker: number, victim: number): boolean {
  const { hp, guard } = scene.now.combatant
  const roll = scene.roll(D20, attacker, 'attack', 'to hit')
  const hits = () => roll >= 10 + guard[victim]
  note(scene, 'rolled', { attacker, roll, hit: hits() })
  if (!hits()) return false
  if (spends(scene, 'total-defense', victim, attacker)) {
    pay(scene, victim, 'total-defense')
    scene.set(combatant.guard, victim, 2, 'total-defense')
    if (!hits()) {
      note(scene, 'void', { attacker, by: 'total-defense' })
      return false
    }
  }
  if (spends(scene, 'snap-attack', victim, attacker)) {
    pay(scene, victim, 'snap-attack')
    attack(scene, victim, attacker)
    if (hp[attacker] === 0) {
      note(scene, 'void', { attacker, by: 'snap-attack' })
      return false
    }
  }
  const damage = scene.die(6, attacker, 'damage', 'damage')
  scene.set(combatant.hp, victim, Math.max(0, hp[victim] - damage), 'damage')
  return true
}

const rules = tinyRuleset<Fight>({
  tables,
  actions: [
    act<Fight>('attack', (scene, command) => void attack(scene, command.actor, command.target as number), {
      params: [combatantParam('target')],
    }),
  ],
})

const open = (ada: { hp: number; effort: number }, gob: { hp: number; effort: number }): Fight =>
  rules.open(
    tinySetup([
      { name: 'Ada', cells: ada },
      { name: 'Gob', side: 1, cells: gob },
    ]),
  )

describe('a reaction after the roll', () => {
  it('turns the hit into a miss, and the damage die is never rolled', () => {
    const scene = open({ hp: 6, effort: 0 }, { hp: 6, effort: 1 })
    const events = play(rules, scene, 'Ada attack target=Gob', ['d20=11', 'yes'])
    expect(ofType(events, 'rolled')).toEqual([{ attacker: 0, roll: 11, hit: true }])
    expect(ofType(events, 'void')).toEqual([{ attacker: 0, by: 'total-defense' }])
    expect(scene.now.combatant.hp[rowOf(scene, 'Gob')]).toBe(6)
    expect(scene.now.combatant.effort[rowOf(scene, 'Gob')]).toBe(0)
  })

  it('may come too short: the effort is gone and the damage is rolled', () => {
    const scene = open({ hp: 6, effort: 0 }, { hp: 6, effort: 1 })
    play(rules, scene, 'Ada attack target=Gob', ['d20=12', 'yes', 'd6=4'])
    expect(scene.now.combatant.hp[1]).toBe(2)
  })

  it('is not asked for when nobody can pay', () => {
    const scene = open({ hp: 6, effort: 0 }, { hp: 6, effort: 0 })
    play(rules, scene, 'Ada attack target=Gob', ['d20=10', 'd6=6'])
    expect(scene.now.combatant.hp[1]).toBe(0)
  })
})

describe('an attack between hit and damage', () => {
  it('kills the attacker: the attack is void and its damage die stays on the table', () => {
    const scene = open({ hp: 3, effort: 0 }, { hp: 6, effort: 1 })
    const events = play(rules, scene, 'Ada attack target=Gob', ['d20=19', 'no', 'yes', 'd20=15', 'd6=5'])
    expect(scene.now.combatant.hp[0]).toBe(0)
    expect(scene.now.combatant.hp[1]).toBe(6)
    expect(ofType(events, 'void')).toEqual([{ attacker: 0, by: 'snap-attack' }])
  })

  it('nests three deep: the innermost death voids the middle attack, and the outer one goes on', () => {
    // Ada hits Gob; Gob snaps at Ada and hits; Ada snaps at Gob and kills him: Gob's snap is void, so is nothing of Ada's.
    const scene = open({ hp: 6, effort: 2 }, { hp: 4, effort: 1 })
    const dice = ['d20=18', 'no', 'yes', 'd20=17', 'no', 'yes', 'd20=16', 'd6=6', 'd6=1']
    const events = play(rules, scene, 'Ada attack target=Gob', dice)
    expect(ofType(events, 'rolled').map((e) => (e as { attacker: number }).attacker)).toEqual([0, 1, 0])
    expect(ofType(events, 'void')).toEqual([{ attacker: 1, by: 'snap-attack' }])
    expect(scene.now.combatant.hp[0]).toBe(6)
    expect(scene.now.combatant.effort[0]).toBe(1)
  })

  it('nests three deep with a defense at the bottom', () => {
    const scene = open({ hp: 6, effort: 1 }, { hp: 6, effort: 2 })
    const dice = ['d20=18', 'no', 'yes', 'd20=17', 'no', 'yes', 'd20=10', 'yes', 'd6=2', 'd6=3']
    play(rules, scene, 'Ada attack target=Gob', dice)
    expect(Array.from(scene.now.combatant.hp).slice(0, 2)).toEqual([4, 3])
    expect(Array.from(scene.now.combatant.effort).slice(0, 2)).toEqual([0, 0])
  })

  it('has exact odds: with one point of life each, who falls is decided by the first to hit in the nest', () => {
    const scene = open({ hp: 1, effort: 1 }, { hp: 1, effort: 1 })
    let sum = ZERO
    let victimFalls = ZERO
    let attackerFalls = ZERO
    const snap = (question: { rule: string }) => (question.rule === 'snap-attack' ? 1 : 0)
    eachOutcome(rules, scene, commandOf(rules, scene, 'Ada attack target=Gob') as TinyCommand, snap, (leaf) => {
      sum = addFractions(sum, leaf.fraction())
      if (scene.now.combatant.hp[1] === 0) victimFalls = addFractions(victimFalls, leaf.fraction())
      if (scene.now.combatant.hp[0] === 0) attackerFalls = addFractions(attackerFalls, leaf.fraction())
    })
    // p = 11/20 to hit. Gob's snap kills Ada unless Ada's snap in turn kills Gob; then Ada's first blow finds him dead.
    expect(fractionText(sum)).toBe('1/1')
    expect(fractionText(attackerFalls)).toBe(fractionText({ numerator: 11n * 11n * 9n, denominator: 8000n }))
    expect(fractionText(victimFalls)).toBe(
      fractionText({ numerator: 11n * 9n * 20n + 11n * 11n * 11n, denominator: 8000n }),
    )
    expect([scene.now.combatant.hp[0], scene.now.combatant.hp[1]]).toEqual([1, 1])
  })
})
