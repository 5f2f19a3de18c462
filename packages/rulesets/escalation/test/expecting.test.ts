import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command, Question } from '@fray/kernel/rules'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { exactMean, throughRandomFights } from '../../test/expectations.ts'
import { use } from '../actions/fight.ts'
import { escalation } from '../index.ts'
import { abilityFor, abilityOn, facing } from '../policies/expecting.ts'
import { isForOneself } from '../rules/abilities.ts'
import { areEnemies, isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { C, CONDITION_TABLE } from '../tables.ts'

const PLENTY = 5000
const WANTING = 100

const stayingOut = ({ decline, preset }: Question): number => decline ?? preset

/** How many conditions are on one, less those on the other. */
function conditions(scene: EscalationScene, on: number, less: number): number {
  const { who } = scene.now.condition
  let count = 0
  for (let i = 0; i < scene.rows(CONDITION_TABLE); i++) count += who[i] === on ? 1 : who[i] === less ? -1 : 0
  return count
}

/** Points of Power and second resources that somebody has, with those of a friend, without those of a foe. */
function points({ now: { combatant } }: EscalationScene, actor: number, target: number, isFoe: boolean): number {
  const of = (row: number): number => combatant.power[row] + combatant.secondary[row]
  return of(actor) + (actor === target ? 0 : isFoe ? -of(target) : of(target))
}

/** Compares what abilities are expected to do with all the ways in which their use can go; gives how many, on foes and on friends. */
function compared(encounter: object, seeds: number): readonly [number, number] {
  const counts: [number, number] = [0, 0]
  throughRandomFights<EscalationScene>(escalation as never, encounter, seeds, (scene, actor) => {
    // Columns may be others once tables have grown.
    const hp = (row: number): number => scene.now.combatant.hp[row]
    scene.fighter(actor).sheet.abilities.forEach((ability, position) => {
      // What pops its user off or moves it may end a grab, which the policy does not count.
      if (ability.target.count !== 1 || ability.includesMove !== null || ability.popOff !== null) return
      for (let target = 0; target < scene.combatants; target++) {
        const isFoe = areEnemies(scene, actor, target)
        if (!isUp(scene, target) || (!isFoe && ability.vs >= 0)) continue
        const command = use.make(actor, {
          ability: position,
          targets: target === actor && isForOneself(ability) ? [] : [target],
        })
        if (use.check(scene, command) !== null) continue
        const mark = scene.mark()
        scene.set(C.hp, target, isFoe ? PLENTY : WANTING, 'override')
        if (!isFoe) scene.set(C.hpMax, target, PLENTY, 'override')
        const before = [hp(target), conditions(scene, target, actor), points(scene, actor, target, isFoe)] as const
        const mean = (read: () => number) =>
          exactMean(escalation.rules as never, scene, command as Command, stayingOut, read)
        const does = isFoe
          ? abilityOn(scene, facing(scene, actor, target), ability)
          : abilityFor(scene, actor, target, ability)
        const lost = mean(() => before[0] - hp(target))
        expect(does[0], ability.name).toBeCloseTo(isFoe ? lost : -lost, 9)
        expect(does[1], ability.name).toBeCloseTo(
          mean(() => conditions(scene, target, actor) - before[1]),
          9,
        )
        // Its price is paid before its effects.
        const price = ability.spend?.power ?? 0
        expect(does[3], ability.name).toBeCloseTo(
          mean(() => points(scene, actor, target, isFoe) - before[2] + price),
          9,
        )
        scene.rollback(mark)
        counts[isFoe ? 0 : 1]++
      }
    })
  })
  return counts
}

/** Two of a kind against two more, who bless, take and gain Power, and crit in ways of their own. */
function gifted(more: object = {}): object {
  const abilities = [
    {
      ...{ name: 'Bless', frequency: 'at-will', action: 'quick', target: { range: 'nearby', who: 'ally', self: true } },
      effects: [{ bonus: 2, to: 'attack' }, { bonus: -1, to: 'against', lasts: 'encounter' }, { power: 1 }],
    },
    {
      ...{ name: 'Sap', type: ['melee'], frequency: 'at-will', action: 'standard', attack: { vs: 'ac' }, critTimes: 3 },
      hit: [{ damage: '1d6' }, { power: -1 }, { power: 2, secondary: true, on: 'user' }],
      miss: [{ power: 1, on: 'user' }],
    },
    {
      ...{ name: 'Chop', type: ['melee'], frequency: 'at-will', action: 'standard', attack: { vs: 'pd' } },
      ...{ asBasic: 'melee', critTimes: 1 },
    },
    {
      ...{ name: 'Hex', frequency: 'at-will', action: 'quick', target: { range: 'nearby' } },
      effects: [
        { bonus: -2, to: 'attack', save: 11 },
        { condition: 'gloomy', lasts: 'encounter' },
      ],
    },
  ]
  const one = {
    ...{ kind: 'pc', level: 1, volition: 3, hp: 30, stances: [{ name: 'moon axe', kind: 'melee', die: 6, bonus: 1 }] },
    ...{ power: '1/3', secondary: { name: 'Momentum', amount: '0/2' }, abilities },
  }
  const foe = { kind: 'enemy', level: 1, hp: 30, power: '1/3', attacks: ['axe melee vs ac 4'], abilities }
  return {
    ruleset: 'escalation',
    content: { conditions: { gloomy: { name: 'Gloomy', attackBonus: -1, saveBonus: -1 } } },
    combatants: { Ana: { ...one, ...more }, Bo: one, Orc: foe, Wolf: foe },
    positions: ['Ana Orc close', 'Bo Wolf close'],
  }
}

const ready = (name: string): object =>
  parse(readFileSync(join(import.meta.dirname, '../../../../encounters/escalation', `${name}.yaml`), 'utf8')) as object

describe('what the policy expects of abilities', () => {
  test.each([
    ['mirror', 60, 20],
    ['threshing-floor', 60, 20],
    ['toll-house', 60, 20],
  ])(
    'is what the rules give on average, nobody stepping in, whatever has come about: %s',
    (name, leastOnFoes, leastOnFriends) => {
      const [onFoes, onFriends] = compared(ready(name), 4)
      expect(onFoes).toBeGreaterThan(leastOnFoes)
      expect(onFriends).toBeGreaterThan(leastOnFriends)
    },
    60_000,
  )

  test('knows bonuses, gains of Power and what a Crit multiplies by', () => {
    const [onFoes, onFriends] = compared(gifted(), 4)
    expect(onFoes).toBeGreaterThan(20)
    expect(onFriends).toBeGreaterThan(20)
  })

  test('knows what the Confused do to themselves by something else than an attack', () => {
    const [, onFriends] = compared(gifted({ conditions: ['confused'] }), 4)
    expect(onFriends).toBeGreaterThan(20)
  })
})
