import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expected } from '@fray/kernel/rules'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { throughRandomFights } from '../../test/expectations.ts'
import { acts } from '../actions/all.ts'
import { weaponSpeed } from '../index.ts'
import type { Strike } from '../kinds/strikes.ts'
import { blowOf, castingOf, pointsOf, scareOf } from '../policies/expecting.ts'
import { attack } from '../rules/attack.ts'
import { runEffects } from '../rules/effects.ts'
import { moraleStep } from '../rules/morale.ts'
import { areHostile, isAble } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C } from '../tables.ts'
import { IN } from '../words.ts'

const PLENTY = 4000

const left = (scene: WeaponSpeedScene, row: number): number =>
  scene.now.combatant.stress[row] + scene.now.combatant.wp[row]

/** Gives somebody more than anything takes. */
function fatten(scene: WeaponSpeedScene, row: number): void {
  scene.set(C.stress, row, PLENTY, 'override')
  scene.set(C.wp, row, PLENTY, 'override')
}

/** What the rules make of a blow of somebody on the other: what it takes, and how likely it hits; there are no tables of injuries. */
function exactBlow(scene: WeaponSpeedScene, by: number, target: number, strike: Strike): readonly number[] {
  const { injuries } = scene.setup
  Object.assign(scene.setup, { injuries: [] })
  try {
    return expected(scene, () => {
      fatten(scene, target)
      const before = left(scene, target)
      const hit = attack(scene, by, target, strike, { how: 'attack', held: false })
      return [before - left(scene, target), hit ? 1 : 0]
    })
  } finally {
    Object.assign(scene.setup, { injuries })
  }
}

interface Counts {
  blows: number
  spells: number
  effects: number
  scares: number
}

/** Compares what attacks, spells, effects and Intimidation are expected to do with all the ways in which they can go. */
function compared(encounter: object, seeds: number): Counts {
  const counts = { blows: 0, spells: 0, effects: 0, scares: 0 }
  throughRandomFights<WeaponSpeedScene>(weaponSpeed as never, encounter, seeds, (scene, actor) => {
    const { spells, abilities } = scene.fighter(actor).entrant
    for (let target = 0; target < scene.combatants; target++) {
      if (!isAble(scene, target)) continue
      const effects = [...spells, ...abilities].flatMap((one) => one.effects)
      for (const effect of effects) {
        if (effect.effect !== 'damage' && effect.effect !== 'restore') continue
        const [exact] = expected(scene, () => {
          if (effect.effect === 'damage') fatten(scene, target)
          const all = () => left(scene, target) + scene.now.combatant.mana[target]
          const before = all()
          runEffects(scene, actor, target, [effect], { held: false, from: { name: '' } })
          return [Math.abs(all() - before)]
        })
        expect(pointsOf(scene, actor, target, effect)).toBeCloseTo(exact, 9)
        counts.effects++
      }
      if (!areHostile(scene, actor, target)) continue
      for (let item = 0; item < scene.items; item++) {
        if (scene.now.item.owner[item] !== actor) continue
        for (const strike of scene.kind(item).attacks) {
          const [damage, hits] = blowOf(scene, actor, target, strike)
          const [taken, struck] = exactBlow(scene, actor, target, strike)
          expect(damage, strike.name).toBeCloseTo(taken, 9)
          expect(hits, strike.name).toBeCloseTo(struck, 9)
          counts.blows++
        }
      }
      const { monster, state } = scene.now.combatant
      if (monster[target] === 1 && state[target] === IN) {
        const failing = (first: () => void) =>
          expected(scene, () => {
            first()
            moraleStepOf(scene, target)
            return [state[target] === IN ? 0 : 1]
          })[0]
        const scared = failing(() => acts.intimidate.resolve(scene, acts.intimidate.make(actor, { target }) as never))
        expect(scareOf(scene, actor, target)).toBeCloseTo(scared - failing(() => {}), 9)
        counts.scares++
      }
    }
    for (const spell of spells) {
      const faces = 21 - spell.castingTn + spell.castingBonus
      expect(castingOf(scene, actor, spell)).toBeCloseTo(Math.min(20, Math.max(0, faces)) / 20, 9)
      counts.spells++
    }
  })
  return counts
}

/** The morale step of the rules, of which that one's check alone is made: of nobody else's anything is to be seen. */
function moraleStepOf(scene: WeaponSpeedScene, target: number): void {
  for (let row = 0; row < scene.combatants; row++)
    if (row !== target && scene.now.combatant.monster[row] === 1) scene.set(C.monster, row, 0, 'override')
  moraleStep(scene)
}

const ready = (name: string): object =>
  parse(
    readFileSync(join(import.meta.dirname, '../../../../encounters/weapon-speed', `${name}.yaml`), 'utf8'),
  ) as object

describe('what the policy expects of attacks, spells, effects and Intimidation', () => {
  test.each([
    ['mirror', { blows: 60, spells: 60, effects: 60, scares: 0 }],
    ['cellar-door', { blows: 60, spells: 0, effects: 0, scares: 20 }],
  ])(
    'is what the rules give on average, nobody stepping in, whatever has come about: %s',
    (name, least) => {
      const counts = compared(ready(name), 8)
      for (const key of Object.keys(least) as (keyof Counts)[])
        expect(counts[key], key).toBeGreaterThanOrEqual(least[key])
    },
    60_000,
  )
})
