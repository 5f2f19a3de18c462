import type { Command, CommandBy, Pool } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { completesNow, MOST_PARTS_A_TURN } from '../actions/magic.ts'
import type { Condition } from '../kinds/conditions.ts'
import type { Effect, EffectName } from '../kinds/effects.ts'
import type { Spell } from '../kinds/spells.ts'
import { isForDoer } from '../rules/apply.ts'
import { keptOn } from '../rules/effects.ts'
import { usualMelee } from '../rules/gear.ts'
import { maxHpOf } from '../rules/numbers.ts'
import { isChanneling, runningRow, spellOf } from '../rules/running.ts'
import { nearestEnemy, spacesBetween } from '../rules/space.ts'
import { partsLeft } from '../rules/spells.ts'
import { areEnemies, detects, isAble, isDown, isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { spellChance, spellDamage } from './expecting.ts'

const does = (spell: Spell, what: EffectName): boolean =>
  spell.effects.some((one) => one.effect === what && !isForDoer(one))

/** Whether the spell does something to enemies. */
const isHarmful = (spell: Spell): boolean =>
  spell.attack ||
  spell.damage !== null ||
  (spell.target !== 'ally' &&
    spell.target !== 'self' &&
    ['damage', 'condition', 'prone', 'push'].some((what) => does(spell, what as EffectName)))

type Cast = CommandBy<typeof acts.cast>

/** Whom, or where, a spell is meant for; neither where that goes without saying. */
type Aimed = Partial<Pick<Cast, 'target' | 'at'>>

/** A wish to cast, and what it is about worth in hit points. */
interface Intent {
  readonly aimed: Aimed
  readonly worth: number
}

const canCast = (scene: FreeHitsScene, command: Cast): boolean => acts.cast.check(scene, command) === null

/** The next part of the spell; whom it is for is said with the last. */
const casting = (scene: FreeHitsScene, actor: number, spell: number, wanted: Intent | null): Cast =>
  acts.cast.make(actor, { spell, ...(completesNow(scene, actor, spell) ? wanted?.aimed : null) })

/** The spell that is worth most now, or null; what was begun goes on first. */
export function magic(scene: FreeHitsScene, actor: number, foes: readonly number[]): Command | null {
  const { spells } = scene.unit(actor).sheet
  if (spells.length === 0) return null
  const begun = scene.now.combatant.casting[actor]
  if (begun >= 0) return goOn(scene, actor, begun, foes)
  const { mp } = scene.now.combatant
  let best: Cast | null = null
  let most = Number.NEGATIVE_INFINITY
  for (let spell = 0; spell < spells.length; spell++) {
    if (mp[actor] < spells[spell].mp) continue
    const one = wish(scene, actor, spell, foes)
    if (one === null || one.worth <= most) continue
    const command = casting(scene, actor, spell, one)
    if (!canCast(scene, command)) continue
    best = command
    most = one.worth
  }
  return best === null ? null : improved(scene, best, spellOf(scene, actor, best.spell))
}

/** The same spell with what Bonus Actions add to its damage or healing, where there are some. */
function improved(scene: FreeHitsScene, command: Cast, spell: Spell): Cast {
  let best = command
  spell.improvements.forEach((one, at) => {
    if (one.damage === null && one.heal === null) return
    const more = { ...best, improve: [...best.improve, at] }
    if (canCast(scene, more)) best = more
  })
  return best
}

/** Goes on with a spell that was begun; one that can no longer do anything is given up. */
function goOn(scene: FreeHitsScene, actor: number, spell: number, foes: readonly number[]): Command | null {
  const command = casting(scene, actor, spell, wish(scene, actor, spell, foes))
  if (canCast(scene, command)) return command
  for (const target of completesNow(scene, actor, spell) ? foes : []) {
    const other = { ...command, target }
    if (canCast(scene, other)) return other
  }
  if (partsLeft(scene, actor, spell).length > MOST_PARTS_A_TURN || scene.now.combatant.castNow[actor] === 1) return null
  const stop = acts.cancel.make(actor, { spell })
  return acts.cancel.check(scene, stop) === null ? stop : null
}

function wish(scene: FreeHitsScene, actor: number, position: number, foes: readonly number[]): Intent | null {
  const spell = spellOf(scene, actor, position)
  const on = (target: number, worth: number): Intent | null => (target < 0 ? null : { aimed: { target }, worth })
  if (spell.summon !== null) return { aimed: {}, worth: SUMMONED }
  if (does(spell, 'heal')) return on(worstOff(scene, actor, spell), HEALED)
  if (isHarmful(spell)) {
    const target = firstStruck(scene, actor, spell, foes)
    if (target < 0) return null
    const aimed = spell.target === 'area' ? { at: scene.now.combatant.square[target] } : { target }
    return { aimed, worth: harm(scene, actor, spell, target, foes) }
  }
  if (spell.target === 'ally') {
    const whom = inNeed(scene, actor, position)
    if (whom >= 0) return on(whom, HELPED)
  }
  if (does(spell, 'hide')) return shouldHide(scene, actor, foes) ? on(actor, HIDDEN) : null
  if (spell.upkeep !== null && spell.target !== 'one') {
    // What is paid for in blood is for those who strike, not for those who cast.
    if (spell.upkeep.pool === 'hp' && usualMelee(scene, actor) < 0) return null
    if (isChanneling(scene, actor) || runningRow(scene, actor, position) >= 0) return null
    return isNear(scene, actor, foes) ? on(actor, KEPT) : null
  }
  return spell.upkeep === null && strengthens(scene, actor, spell) && isNear(scene, actor, foes)
    ? on(actor, KEPT)
    : null
}

/**
 * Whether it goes on paying for a spell: not with the blood that it stands on, not with the actions that it alone on its side
 * could strike with, and not for friends whom no enemy is near.
 */
export function keepsUp(scene: FreeHitsScene, caster: number, position: number): boolean {
  const spell = spellOf(scene, caster, position)
  if (spell.upkeep === null) return true
  const { amount, pool } = spell.upkeep
  if (pool === 'hp' && (scene.now.combatant.hp[caster] - amount) * 4 < maxHpOf(scene, caster)) return false
  if (pool === 'attack' && isAlone(scene, caster)) return false
  return isHarmful(spell) || keptOn(scene, caster, position).some((row) => isAnyEnemyNear(scene, row))
}

function isAlone(scene: FreeHitsScene, caster: number): boolean {
  for (let row = 0; row < scene.combatants; row++) {
    if (row !== caster && !areEnemies(scene, row, caster) && isAble(scene, row)) return false
  }
  return true
}

/** Whether an enemy of whom the unit knows could be at it within a turn or two. */
function isAnyEnemyNear(scene: FreeHitsScene, row: number): boolean {
  const enemy = nearestEnemy(scene, row)
  return enemy >= 0 && spacesBetween(scene, row, enemy) <= 2 * NEAR
}

/** Squares within which a fight is near enough to prepare for. */
const NEAR = 8

const isNear = (scene: FreeHitsScene, actor: number, foes: readonly number[]): boolean =>
  spacesBetween(scene, actor, foes[0]) <= NEAR

/** What spells that do no harm are about worth. */
const [SUMMONED, HEALED, HELPED, HIDDEN, KEPT] = [20, 15, 12, 9, 0.3]

/** What dice come to on average. */
export const mean = (pool: Pool): number => pool.bonus + pool.sides.reduce((sum, sides) => sum + (sides + 1) / 2, 0)

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
function harm(scene: FreeHitsScene, actor: number, spell: Spell, target: number, foes: readonly number[]): number {
  const struck =
    spell.target === 'area' ? foes.filter((foe) => spacesBetween(scene, foe, target) <= spell.radius) : [target]
  let all = 0
  for (const foe of struck) {
    all += spellDamage(scene, actor, foe, spell)
    for (const effect of spell.effects) all += weightOfEffect(effect)
  }
  if (spell.target !== 'area' && spell.attack) all *= spellChance(scene, actor, target, spell)
  return (spell.isLong ? all / 3 : all) - 0.7 * spell.mp
}

/** A friend who is to be rid of a condition or a wound, or to have some magic points; -1 for none. */
function inNeed(scene: FreeHitsScene, actor: number, position: number): number {
  const spell = spellOf(scene, actor, position)
  const { barred, held, flat, wounds, weakened, mp, mpMax } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (areEnemies(scene, actor, row) || !isIn(scene, row) || spacesBetween(scene, actor, row) > spell.range) continue
    const isBound = barred[row] > 0 || held[row] > 0 || flat[row] > 0
    const needs =
      (isBound && does(spell, 'end-condition')) ||
      (weakened[row] > 0 && wounds[row] > 1 && does(spell, 'remove-wound')) ||
      (row !== actor && mp[row] * 4 < mpMax[row] && does(spell, 'restore-mp'))
    const wanted = { aimed: { target: row }, worth: HELPED }
    if (needs && canCast(scene, casting(scene, actor, position, wanted))) return row
  }
  return -1
}

/** Whether it had better hide: badly hurt, and seen. */
const shouldHide = (scene: FreeHitsScene, actor: number, foes: readonly number[]): boolean =>
  scene.now.combatant.hp[actor] * 2 < maxHpOf(scene, actor) && foes.some((foe) => detects(scene, foe, actor))

/** Whether the spell makes the unit better at hitting for a while, which it is not already. */
function strengthens(scene: FreeHitsScene, actor: number, spell: Spell): boolean {
  const { accuracy, accuracyNow } = scene.now.combatant
  return (
    accuracyNow[actor] <= accuracy[actor] && spell.effects.some((one) => one.effect === 'modify' && one.accuracy > 0)
  )
}

/** The one who of its side is worst off and within range, the fallen only with what revives; -1 for nobody. */
function worstOff(scene: FreeHitsScene, actor: number, spell: Spell): number {
  const revives = spell.effects.some((one) => one.effect === 'heal' && one.revives)
  const { hp } = scene.now.combatant
  let worst = -1
  let share = 0.5
  for (let row = 0; row < scene.combatants; row++) {
    if (areEnemies(scene, actor, row) || spacesBetween(scene, actor, row) > spell.range) continue
    if (spell.target === 'self' && row !== actor) continue
    if (!(isIn(scene, row) || (revives && isDown(scene, row)))) continue
    const now = hp[row] / Math.max(1, maxHpOf(scene, row))
    if (now >= share) continue
    share = now
    worst = row
  }
  return worst
}

/** The nearest foe within range, for a spell on an area one with no friend about; -1 for none. */
function firstStruck(scene: FreeHitsScene, actor: number, spell: Spell, foes: readonly number[]): number {
  for (const target of foes) {
    if (spacesBetween(scene, actor, target) > spell.range) return -1
    if (spell.target !== 'area' || !friendsNear(scene, actor, target, spell.radius)) return target
  }
  return -1
}

/** Whether one of its own, or itself, stands where the spell would fall. */
function friendsNear(scene: FreeHitsScene, actor: number, target: number, radius: number): boolean {
  for (let row = 0; row < scene.combatants; row++) {
    if (!areEnemies(scene, actor, row) && isIn(scene, row) && spacesBetween(scene, row, target) <= radius) return true
  }
  return false
}
