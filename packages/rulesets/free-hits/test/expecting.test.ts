import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command, Question } from '@fray/kernel/rules'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { effort } from '../../../../scripts/tests/effort.ts'
import { exactMean, throughRandomFights } from '../../test/expectations.ts'
import { acts } from '../actions/all.ts'
import { freeHits } from '../index.ts'
import { chanceFrom, faceFor, spellChance, spellDamage } from '../policies/expecting.ts'
import { FreeHitQuestion } from '../rules/strikes.ts'
import type { FreeHitsScene } from '../scene.ts'
import { C } from '../tables.ts'
import { NO_AIM } from '../words.ts'

const decline = (question: Question): number => (question instanceof FreeHitQuestion ? 0 : question.preset)

/** How likely the command's own attack is to hit: the first one on that target that its actor rolls. */
function shareOfHits(scene: FreeHitsScene, command: Command, target: number): number {
  let first: boolean | null = null
  const { blow } = scene
  scene.blow = (by, on, hit, degree) => {
    if (by === command.actor && on === target) first ??= hit
    blow.call(scene, by, on, hit, degree)
  }
  const share = exactMean(freeHits.rules as never, scene, command, decline, () => {
    const was = first
    first = null
    expect(was).not.toBeNull()
    return Number(was)
  })
  scene.blow = blow
  return share
}

/** What the spell takes of a target with plenty of life on average, over the ways in which it hits and is no critical; null where there is none. */
function lossByPlainHit(scene: FreeHitsScene, command: Command, target: number): number | null {
  const before = scene.save()
  scene.set(C.hp, target, PLENTY, 'override')
  const had = scene.now.combatant.hp[target]
  let plain = false
  const { blow } = scene
  scene.blow = (by, on, hit, degree) => {
    if (by === command.actor && on === target) plain = hit && degree === 0
    blow.call(scene, by, on, hit, degree)
  }
  let share = 0
  const loss = exactMean(freeHits.rules as never, scene, command, decline, () =>
    plain ? had - scene.now.combatant.hp[target] : 0,
  )
  if (loss > 0) share = exactMean(freeHits.rules as never, scene, command, decline, () => Number(plain))
  scene.blow = blow
  scene.load(before)
  return share === 0 ? null : loss / share
}

const PLENTY = 400

/** Compares the chance of every unaimed attack and every attacking spell on one; gives how many of each there were. */
function compared(encounter: object, seeds: number): readonly [number, number] {
  let [blows, spells] = [0, 0]
  throughRandomFights<FreeHitsScene>(freeHits as never, encounter, seeds, (scene, actor) => {
    for (const action of [acts.attack, acts.extraAttack]) {
      for (const command of action.suggest(scene, actor)) {
        if (!acts.attack.is(command) && !acts.extraAttack.is(command)) continue
        const { target, weapon, aim } = command
        if (aim !== NO_AIM || action.check(scene, command as never) !== null) continue
        const chance = chanceFrom(faceFor(scene, actor, target, weapon, action === acts.extraAttack))
        expect(chance).toBeCloseTo(shareOfHits(scene, command as Command, target), 9)
        blows++
      }
    }
    for (const command of acts.cast.suggest(scene, actor)) {
      if (!acts.cast.is(command)) continue
      const spell = scene.unit(actor).sheet.spells[command.spell]
      if (!spell.attack || spell.isLong || command.target < 0 || command.improve.length > 0) continue
      if (acts.cast.check(scene, command) !== null) continue
      expect(spellChance(scene, actor, command.target, spell)).toBeCloseTo(
        shareOfHits(scene, command as Command, command.target),
        9,
      )
      spells++
      if (spell.damage === null || spell.effects.some(({ effect }) => effect === 'damage')) continue
      const loss = lossByPlainHit(scene, command as Command, command.target)
      if (loss !== null) expect(spellDamage(scene, actor, command.target, spell)).toBeCloseTo(loss, 9)
    }
  })
  return [blows, spells]
}

const ready = (name: string): object =>
  parse(readFileSync(join(import.meta.dirname, '../../../../encounters/free-hits', `${name}.yaml`), 'utf8')) as object

describe('what the policy expects of attacks', () => {
  test.each([
    ['mirror', effort(8, 30), effort(12, 50)],
    ['churchyard', 0, effort(15, 60)],
    ['hayfield', effort(35, 150), 0],
  ])(
    'is as likely as the rules make it, whatever has come about: %s',
    (name, leastBlows, leastSpells) => {
      const [blows, spells] = compared(ready(name), effort(5, 20))
      expect(blows).toBeGreaterThanOrEqual(leastBlows)
      expect(spells).toBeGreaterThanOrEqual(leastSpells)
    },
    60_000,
  )
})
