import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from '@fray/kernel/rules'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { effort } from '../../../../scripts/tests/effort.ts'
import { exactMean, throughRandomFights } from '../../test/expectations.ts'
import { attack, shoot } from '../actions/fight.ts'
import { shock } from '../index.ts'
import { chanceOf, lossBy, thoughtOf } from '../policies/expecting.ts'
import { missileMode, usualMelee, usualMissile } from '../rules/gear.ts'
import { meleeModeAt } from '../rules/legal.ts'
import { isUp } from '../rules/who.ts'
import type { Aim, ShockScene } from '../scene.ts'
import { NO_MANEUVER } from '../words.ts'

const { rules } = shock

/** The plain blow and the plain shot at somebody, as far as they are allowed. */
function attacksOn(scene: ShockScene, actor: number, target: number): readonly (readonly [Aim, Command])[] {
  const found: [Aim, Command][] = []
  const melee = usualMelee(scene, actor)
  const missile = usualMissile(scene, actor)
  const blow = attack.make(actor, { target, weapon: melee })
  if (attack.check(scene, blow) === null) {
    const mode = meleeModeAt(scene, actor, melee, target)
    found.push([{ target, weapon: melee, mode, maneuver: NO_MANEUVER }, blow])
  }
  const shot = shoot.make(actor, { target, weapon: missile })
  if (missile >= 0 && shoot.check(scene, shot) === null) {
    const mode = missileMode(scene.kind(missile))
    found.push([{ target, weapon: missile, mode, maneuver: NO_MANEUVER }, shot])
  }
  return found
}

/** Compares chance and loss of every attack that somebody might make, nobody reacting; gives how many there were. */
function compared(encounter: object, seeds: number): number {
  let count = 0
  throughRandomFights<ShockScene>(shock as never, encounter, seeds, (scene, actor) => {
    const { hp, dual, screening } = scene.now.combatant
    for (let target = 0; target < scene.combatants; target++) {
      if (!isUp(scene, target)) continue
      // A screen may send the blow to somebody else: that is left out on purpose.
      if (scene.rowsWhere((row) => screening[row] === target).length > 0) continue
      for (const [aim, command] of attacksOn(scene, actor, target)) {
        const before = hp[target]
        const loss = lossBy(scene, actor, aim, dual[actor] === 1)
        const chance = chanceOf(scene, thoughtOf(scene, actor, aim))
        const decline = ({ preset }: { preset: number }) => preset
        const taken = exactMean(rules as never, scene, command, decline, () => before - hp[target])
        let hits = false
        const { changeBlow } = scene
        scene.changeBlow = (by, on, hit) => {
          if (by === actor && on === target) hits = hit
          changeBlow.call(scene, by, on, hit)
        }
        const share = exactMean(rules as never, scene, command, decline, () => Number(hits))
        scene.changeBlow = changeBlow
        expect(loss).toBeCloseTo(taken, 9)
        expect(chance).toBeCloseTo(share, 9)
        count++
      }
    }
  })
  return count
}

const mixed = {
  ruleset: 'shock',
  surprised: 'nobody',
  battlefield: '12x8',
  combatants: {
    Two: {
      kind: 'pc',
      hp: 20,
      ac: 14,
      attackBonus: 2,
      mods: { str: 2, dex: 1 },
      skills: { stab: 1, shoot: 0 },
      weapons: [
        { name: 'sword', kind: 'melee', attributes: ['str'], skill: 'stab', damage: 'd8', shock: '2/13', magic: 1 },
        'knife melee stab dex d4 shock 1/15',
      ],
      at: '3,3',
    },
    Bow: {
      kind: 'pc',
      hp: 20,
      ac: 12,
      attackBonus: 1,
      mods: { dex: 2, str: -2 },
      skills: { shoot: 1 },
      weapons: ['bow ranged shoot dex d6 range 20/60 two-handed'],
      at: '1,3',
    },
    Weak: {
      kind: 'pc',
      hp: 20,
      ac: 18,
      mods: { str: -2 },
      skills: { brawl: 1 },
      weapons: ['club melee stab str d4 shock 1/18'],
      shield: true,
      at: '3,5',
    },
    Hide: { kind: 'npc', hp: 20, ac: 19, attackBonus: 3, weapons: ['claws melee stab str d6 shock 3/15'], at: '5,3' },
    Shield: {
      kind: 'npc',
      hp: 20,
      ac: 13,
      attackBonus: 1,
      weapons: ['axe melee stab str d8 shock 1/13'],
      shield: true,
      at: '5,5',
    },
    Dart: { kind: 'npc', hp: 20, ac: 11, weapons: ['bow ranged shoot dex d6 range 15/60 two-handed'], at: '9,4' },
  },
}

const ready = (name: string): object =>
  parse(readFileSync(join(import.meta.dirname, '../../../../encounters/shock', `${name}.yaml`), 'utf8')) as object

describe('what the policy expects of attacks', () => {
  test.each([
    ['two weapons, shields, magic, a bow', effort(3, 6), mixed],
    ['the mirror', effort(14, 20), ready('mirror')],
    ['the toll at the gate, with cover', 6, ready('gatehouse')],
  ])(
    'is what the rules give, nobody reacting, whatever has come about: %s',
    (_, seeds, encounter) => {
      expect(compared(encounter, seeds)).toBeGreaterThan(30)
    },
    60_000,
  )
})
