import type { Pool } from '@fray/kernel/rules'
import { cancel, cast } from '../actions/magic.ts'
import { blank, type FreeHitsCommand } from '../command.ts'
import type { Condition } from '../kinds/conditions.ts'
import type { Effect, EffectName } from '../kinds/effects.ts'
import type { Spell } from '../kinds/spells.ts'
import { targetNumber } from '../rules/defense.ts'
import { usualMelee } from '../rules/gear.ts'
import { maxHpOf } from '../rules/numbers.ts'
import { isChanneling, runningRow, spellOf } from '../rules/running.ts'
import { spacesBetween } from '../rules/space.ts'
import { partsLeft } from '../rules/spells.ts'
import { areEnemies, detects, isDown, isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'

const does = (spell: Spell, what: EffectName): boolean => spell.effects.some(({ effect }) => effect === what)

/** Whether the spell does something to enemies. */
const isHarmful = (spell: Spell): boolean =>
  spell.attack ||
  spell.damage !== null ||
  (spell.target !== 'ally' &&
    spell.target !== 'self' &&
    ['damage', 'condition', 'prone', 'push'].some((what) => does(spell, what as EffectName)))

/** A wish to cast, and what it is about worth in hit points. */
interface Wish {
  readonly command: FreeHitsCommand
  readonly worth: number
}

/** The spell that is worth most now, or null; what was begun goes on first. */
export function magic(scene: FreeHitsScene, actor: number, foes: readonly number[]): FreeHitsCommand | null {
  const { spells } = scene.unit(actor).sheet
  if (spells.length === 0) return null
  const begun = scene.now.combatant.casting[actor]
  if (begun >= 0) return goOn(scene, actor, begun, foes)
  const { mp } = scene.now.combatant
  let best: Wish | null = null
  for (let position = 0; position < spells.length; position++) {
    const spell = spells[position]
    if (mp[actor] < spell.mp) continue
    const one = wish(scene, actor, position, spell, foes)
    if (one === null || (best !== null && one.worth <= best.worth)) continue
    if (cast.check(scene, one.command) === null) best = one
  }
  return best === null ? null : improved(scene, best.command, spellOf(scene, actor, best.command.spell))
}

/** The same spell with what Bonus Actions add to its damage or healing, where there are some. */
function improved(scene: FreeHitsScene, command: FreeHitsCommand, spell: Spell): FreeHitsCommand {
  let best = command
  spell.improvements.forEach((one, at) => {
    if (one.damage === null && one.heal === null) return
    const more = { ...best, improve: [...best.improve, at] }
    if (cast.check(scene, more) === null) best = more
  })
  return best
}

/** Goes on with a spell that was begun; one that can no longer do anything is given up. */
function goOn(scene: FreeHitsScene, actor: number, position: number, foes: readonly number[]): FreeHitsCommand | null {
  const spell = spellOf(scene, actor, position)
  const command = wish(scene, actor, position, spell, foes)?.command ?? blank(actor, 'cast')
  command.spell = position
  if (cast.check(scene, command) === null) return command
  for (const target of foes) {
    const other = { ...command, target }
    if (cast.check(scene, other) === null) return other
  }
  const stop = blank(actor, 'cancel')
  stop.spell = position
  const isStuck = partsLeft(scene, actor, position).length <= 2
  return isStuck && cancel.check(scene, stop) === null && scene.now.combatant.castNow[actor] === 0 ? stop : null
}

function wish(
  scene: FreeHitsScene,
  actor: number,
  position: number,
  spell: Spell,
  foes: readonly number[],
): Wish | null {
  const command = blank(actor, 'cast')
  command.spell = position
  const worth = (of: number, to: FreeHitsCommand | null): Wish | null =>
    to === null ? null : { command: to, worth: of }
  if (spell.summon !== null) return worth(SUMMONED, command)
  if (does(spell, 'heal')) return worth(HEALED, healing(scene, actor, spell, command))
  if (isHarmful(spell)) {
    const to = harming(scene, actor, spell, command, foes)
    return to === null ? null : worth(harm(scene, actor, spell, to, foes), to)
  }
  if (spell.target === 'ally') {
    const to = helping(scene, actor, spell, command)
    if (to !== null) return worth(HELPED, to)
  }
  if (does(spell, 'hide')) return worth(HIDDEN, hiding(scene, actor, command, foes))
  if (spell.upkeep !== null && spell.target !== 'one') {
    // What is paid for in blood is for those who strike, not for those who cast.
    if (spell.upkeep.pool === 'hp' && usualMelee(scene, actor) < 0) return null
    if (isChanneling(scene, actor) || runningRow(scene, actor, position) >= 0) return null
    if (spacesBetween(scene, actor, foes[0]) > 8) return null
    command.target = actor
    return worth(KEPT, command)
  }
  return spell.upkeep === null ? worth(KEPT, strengthening(scene, actor, spell, command, foes)) : null
}

/** What spells that do no harm are about worth. */
const [SUMMONED, HEALED, HELPED, HIDDEN, KEPT] = [20, 15, 12, 9, 0.3]

const mean = (pool: Pool): number => pool.bonus + pool.sides.reduce((sum, sides) => sum + (sides + 1) / 2, 0)

/** What a condition is about worth on one enemy. */
const weightOf = (one: Condition): number =>
  (one.cannotAct ? 8 : 0) +
  (one.flatFooted ? 3 : 0) +
  (one.held ? 2 : 0) -
  Math.min(0, one.accuracy + one.agility + one.strength + one.movement / 2)

function weightOfEffect(effect: Effect): number {
  if (effect.effect === 'damage') return mean(effect.amount)
  if (effect.effect === 'condition') return weightOf(effect.condition)
  if (effect.effect === 'prone') return 3
  return effect.effect === 'disarm' ? 3 : effect.effect === 'push' ? 1 : 0
}

/** What the spell is about worth: the harm by the chance to hit, by whom it strikes, less for one that takes several turns. */
function harm(
  scene: FreeHitsScene,
  actor: number,
  spell: Spell,
  { target, at }: FreeHitsCommand,
  foes: readonly number[],
): number {
  let each = spell.damage === null ? 0 : mean(spell.damage)
  for (const effect of spell.effects) each += weightOfEffect(effect)
  if (spell.target === 'area') {
    const { square } = scene.now.combatant
    const middle = foes.find((foe) => square[foe] === at) ?? foes[0]
    each *= foes.filter((foe) => spacesBetween(scene, foe, middle) <= spell.radius).length
  } else if (spell.attack) {
    const need = targetNumber(scene, target, !detects(scene, target, actor))
    const chance = 21 - need + scene.now.combatant.accuracyNow[actor]
    each *= Math.min(19, Math.max(1, chance)) / 20
  }
  return (spell.isLong ? each / 3 : each) - 0.7 * spell.mp
}

/** A friend who is to be rid of a condition or a wound, or to have some magic points. */
function helping(scene: FreeHitsScene, actor: number, spell: Spell, command: FreeHitsCommand): FreeHitsCommand | null {
  const { barred, held, flat, wounds, weakened, mp, mpMax } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (areEnemies(scene, actor, row) || !isIn(scene, row) || spacesBetween(scene, actor, row) > spell.range) continue
    const isBound = barred[row] > 0 || held[row] > 0 || flat[row] > 0
    const needs =
      (isBound && does(spell, 'end-condition')) ||
      (weakened[row] > 0 && wounds[row] > 1 && does(spell, 'remove-wound')) ||
      (row !== actor && mp[row] * 4 < mpMax[row] && does(spell, 'restore-mp'))
    if (!needs) continue
    command.target = row
    if (cast.check(scene, command) === null) return command
  }
  return null
}

/** Hiding, for one who is badly hurt and is seen. */
function hiding(
  scene: FreeHitsScene,
  actor: number,
  command: FreeHitsCommand,
  foes: readonly number[],
): FreeHitsCommand | null {
  const isHurt = scene.now.combatant.hp[actor] * 2 < maxHpOf(scene, actor)
  if (!isHurt || !foes.some((foe) => detects(scene, foe, actor))) return null
  command.target = actor
  return command
}

/** What makes it better at hitting for a while, before it strikes, where it is not so already. */
function strengthening(
  scene: FreeHitsScene,
  actor: number,
  spell: Spell,
  command: FreeHitsCommand,
  foes: readonly number[],
): FreeHitsCommand | null {
  const { accuracy, accuracyNow } = scene.now.combatant
  const helps = spell.effects.some((one) => one.effect === 'modify' && one.accuracy > 0)
  if (!helps || accuracyNow[actor] > accuracy[actor]) return null
  if (spacesBetween(scene, actor, foes[0]) > 8) return null
  command.target = actor
  return command
}

/** Whoever of its side is worst off and within range; the fallen only with what revives. */
function healing(scene: FreeHitsScene, actor: number, spell: Spell, command: FreeHitsCommand): FreeHitsCommand | null {
  const revives = spell.effects.some((one) => one.effect === 'heal' && one.revives)
  const { hp } = scene.now.combatant
  let best = -1
  let share = 0.5
  for (let row = 0; row < scene.combatants; row++) {
    if (areEnemies(scene, actor, row) || spacesBetween(scene, actor, row) > spell.range) continue
    if (spell.target === 'self' && row !== actor) continue
    if (!(isIn(scene, row) || (revives && isDown(scene, row)))) continue
    const now = hp[row] / Math.max(1, maxHpOf(scene, row))
    if (now < share) {
      share = now
      best = row
    }
  }
  if (best < 0) return null
  command.target = best
  return command
}

function harming(
  scene: FreeHitsScene,
  actor: number,
  spell: Spell,
  command: FreeHitsCommand,
  foes: readonly number[],
): FreeHitsCommand | null {
  for (const target of foes) {
    const far = spacesBetween(scene, actor, target)
    if (far > spell.range) break
    if (spell.target !== 'area') {
      command.target = target
      return command
    }
    if (friendsNear(scene, actor, target, spell.radius)) continue
    command.at = scene.now.combatant.square[target]
    return command
  }
  return null
}

/** Whether one of its own, or itself, stands where the spell would fall. */
function friendsNear(scene: FreeHitsScene, actor: number, target: number, radius: number): boolean {
  for (let row = 0; row < scene.combatants; row++) {
    if (!areEnemies(scene, actor, row) && isIn(scene, row) && spacesBetween(scene, row, target) <= radius) return true
  }
  return false
}
