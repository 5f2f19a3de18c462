import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command, CommandBy } from '@fray/kernel/rules'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { effort } from '../../../../scripts/tests/effort.ts'
import { exactMean, throughRandomFights } from '../../test/expectations.ts'
import { acts } from '../actions/all.ts'
import { setupOf } from '../encounter/test/sample.ts'
import { zones } from '../index.ts'
import { blowOf, blowsOf, spellOf } from '../policies/expecting.ts'
import { ownAttack } from '../rules/weapons.ts'
import { distance } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { C } from '../tables.ts'

const rules = zones.rules
const PLENTY = 5000

/** Hit points that a command takes of somebody who has plenty, on average: every way in which it can go. */
const taken = (scene: ZonesScene, command: Command, target: number): number =>
  exactMean(
    rules,
    scene,
    command,
    ({ preset }) => preset,
    () => PLENTY - scene.now.combatant.hp[target],
  )

/** Whether it is a spell that harms one, and sends nobody away. */
const isPlainHarm = (scene: ZonesScene, { actor, spell, targets, to }: CommandBy<typeof acts.cast>): boolean =>
  scene.fighter(actor).spells[spell].hostile && targets.length === 1 && to < 0

/** Compares what is expected of every attack and spell on one that somebody may choose, all through random fights. */
function compared(encounter: object, seeds: number): number {
  let count = 0
  throughRandomFights<ZonesScene>(zones, encounter, seeds, (scene, actor) => {
    for (const action of [acts.attack, acts.cast]) {
      for (const command of action.suggest(scene, actor)) {
        if (action.check(scene, command as never) !== null) continue
        const target = acts.attack.is(command) ? command.target : acts.cast.is(command) ? command.targets[0] : -1
        if (target === undefined || target < 0) continue
        if (acts.cast.is(command) && !isPlainHarm(scene, command)) continue
        const mark = scene.mark()
        scene.set(C.hp, target, PLENTY, 'override')
        const steps = Math.min(1, distance(scene, actor, target))
        const is = acts.attack.is(command)
          ? blowsOf(scene, actor, target, command, steps)
          : spellOf(
              scene,
              actor,
              target,
              scene.fighter(actor).spells[(command as unknown as { spell: number }).spell],
            )[0]
        expect(is).toBeCloseTo(taken(scene, command as Command, target), 9)
        scene.rollback(mark)
        count++
      }
    }
  })
  return count
}

const byTheirData = {
  ruleset: 'zones',
  surprised: 'nobody',
  options: { 'armor-points': 'reduce-damage' },
  battlefield: { B: { adjacent: [] } },
  combatants: {
    Ada: {
      zone: 'B',
      kind: 'character',
      level: 2,
      str: 2,
      dex: 1,
      con: 1,
      hp: 150,
      items: [
        { name: 'maul', kinds: ['melee'], damage: '1d6', dr: 14, edge: 'advantage', times: 2, usages: 'none' },
        { name: 'mail', hands: 0, place: 'body', armor: 1, disadvantage: ['avoid'] },
        { name: 'charm', hands: 0, place: 'body', advantage: ['resist'] },
      ],
    },
    Bo: { kind: 'character', zone: 'B', level: 1, str: 1, dex: 0, hp: 150, items: ['spear melee 1d6 no usages'] },
    Gob: {
      zone: 'B',
      kind: 'creature',
      level: 1,
      skill: 2,
      hp: 150,
      attacks: [
        { name: 'claw', kind: 'melee', damage: '1d4', also: ['fang'] },
        {
          name: 'fang',
          kind: 'melee',
          damage: '1d2',
          dr: 10,
          riders: [{ test: { attribute: 'con', dr: 13, edge: 'disadvantage' }, damage: '1d4', next: 'disadvantage' }],
        },
      ],
    },
  },
}

const armored = {
  ruleset: 'zones',
  options: { 'armor-points': 'reduce-damage' },
  battlefield: 'A-B-C',
  combatants: {
    Ada: {
      kind: 'character',
      level: 1,
      str: 2,
      dex: 1,
      hp: 30,
      armor: 2,
      items: ['sword melee 1d8', 'knife melee 1d4'],
    },
    Mag: {
      kind: 'character',
      level: 1,
      str: 0,
      dex: 1,
      int: 3,
      hp: 20,
      items: ['bow ranged 2-hand 1d6'],
      spells: [
        {
          name: 'Sap',
          range: 'nearby',
          targets: 1,
          test: { by: 'target', attribute: 'wis' },
          hindrance: { kind: 'weakened', attribute: 'con' },
        },
        { name: 'Bolt', range: 'far-away', targets: 1, attack: 'ranged', attribute: 'int', damage: '2d4' },
      ],
    },
    Gob: { kind: 'creature', level: 1, skill: 2, hp: 25, armor: 1, attacks: ['club melee 1d6', 'sling ranged 1d4'] },
    Arc: {
      kind: 'creature',
      level: 2,
      skill: 1,
      hp: 25,
      attacks: [{ name: 'twin blades', kind: 'melee', damage: '1d6', second: '1d4+1' }],
    },
  },
}

const ready = (name: string): object =>
  parse(readFileSync(join(import.meta.dirname, '../../../../encounters/zones', `${name}.yaml`), 'utf8')) as object

describe('what the policy expects of blows and spells', () => {
  test.each([
    ['armor, two weapons, Weakened, attacks by any Attribute', armored],
    ['DR, Advantage, several strikes, riders and what is worn', byTheirData],
    ['the mirror', ready('mirror')],
    ['the barn', ready('plain')],
  ])('is what the rules give on average, whatever has come about: %s', (_, encounter) => {
    expect(compared(encounter, effort(4, 12))).toBeGreaterThan(effort(20, 60))
  })
})

describe('what is remembered of blows', () => {
  const setup = setupOf({
    ruleset: 'zones',
    surprised: 'nobody',
    options: { 'armor-points': 'reduce-damage' },
    battlefield: { B: { adjacent: [] } },
    combatants: {
      Ada: { kind: 'character', level: 1, str: 1, dex: 1, hp: 30, items: ['axe melee 1d6 no usages'] },
      Gob: { kind: 'creature', level: 1, skill: 1, hp: 30, attacks: ['claw melee 1d6'] },
    },
  })

  // Ada's axe, then Gob's claw: on whom it is that the number changes, and between which two.
  test.each([
    ['str', 0, 0, -60, 4],
    ['dex', 1, 0, -60, 4],
    ['armor', 0, 1, 0, 2],
    ['armor', 1, 0, 0, 2],
  ] as const)('is told apart by each number that the rules read: %s', (column, attacker, changed, ...values) => {
    const scene = rules.open(setup)
    const [less, more] = values.map((value) => {
      scene.set(C[column], changed, value, 'override')
      return blowOf(scene, attacker, 1 - attacker, attacker === 0 ? 0 : ownAttack(0), 0)
    })
    expect(less).not.toBeCloseTo(more as number, 3)
  })
})
