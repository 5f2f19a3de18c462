import { type Command, type Policy, type Question, type Random, rowsByRank } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import type { Strike } from '../actions/fight.ts'
import { CommandOffer } from '../actions/offers.ts'
import { PAY_ATTACK, PAY_BONUS } from '../actions/paying.ts'
import type { Weapon } from '../kinds/gear.ts'
import { budgetLeft } from '../rules/budget.ts'
import { isFlatFooted } from '../rules/defense.ts'
import { isMelee, isNatural, itemsOf, rangeWith, usualMelee, usualRanged, usualWeapon } from '../rules/gear.ts'
import { isUpkeepQuestion } from '../rules/running.ts'
import { spacesBetween, spacesTo, zoneOf } from '../rules/space.ts'
import { FreeHitQuestion } from '../rules/strikes.ts'
import { areEnemies, detects, isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import {
  ATTACK_ACTION,
  BONUS_ACTION,
  BOOST_DODGE,
  BOOST_HIT,
  BOOST_MELEE,
  CENTER_MASS,
  FATAL,
  MOVE_ACTION,
  NO_AIM,
  ON_GROUND,
  SHEATHED,
  SLOWING,
} from '../words.ts'
import { faceFor } from './expecting.ts'
import { keepsUp, magic, mean } from './magic.ts'
import { approach, away } from './moving.ts'
import { isPointless } from './pointless.ts'
import { delaying, gettingOut, turning } from './timing.ts'

/** The enemies that it knows of, nearest first; of equally near ones the weaker. */
function enemiesOf(scene: FreeHitsScene, actor: number): number[] {
  const { hp } = scene.now.combatant
  return rowsByRank(scene.combatants, (row) =>
    !areEnemies(scene, actor, row) || !isIn(scene, row) || !detects(scene, actor, row)
      ? null
      : spacesBetween(scene, actor, row) * 1000 + Math.min(999, hp[row]),
  )
}

/** What to aim at: nothing that its body lacks; to kill one who can take a blow, to slow one who would be hard to hit. */
function aimFor(scene: FreeHitsScene, actor: number, target: number, item: number, plain = false): number {
  const weapon = item >= 0 ? scene.kind(item).weapon : null
  if (weapon === null || !weapon.physical) return NO_AIM
  const { lacks } = scene.unit(target).sheet
  const strength = weapon.addStrength && !plain ? scene.now.combatant.strengthNow[actor] : 0
  const most = weapon.damage.max + strength
  // What hardly wounds needs no looking at the target.
  const need = most < 6 ? 20 : faceFor(scene, actor, target, item, plain)
  const wish = need > 15 ? CENTER_MASS : need > 12 ? SLOWING : FATAL
  return lacks.includes(wish) ? NO_AIM : wish
}

/** Chooses a command: stand up, cast, strike the one who is weakest in reach, boost, come nearer, strike again. */
function command(scene: FreeHitsScene, actor: number, random: Random): Command {
  const end = acts.end.make(actor)
  const attacks = budgetLeft(scene, actor, ATTACK_ACTION)
  const moves = budgetLeft(scene, actor, MOVE_ACTION)
  const bonus = budgetLeft(scene, actor, BONUS_ACTION)
  if (attacks + moves + bonus === 0 && scene.now.combatant.spaces[actor] === 0) return turning(scene, actor) ?? end
  const foes = enemiesOf(scene, actor)
  if (foes.length === 0) return end
  if (scene.now.combatant.prone[actor] === 1 && bonus > 0) {
    const up = acts.standUp.make(actor, { pay: PAY_BONUS })
    if (acts.standUp.check(scene, up) === null) return up
  }
  const early = delaying(scene, actor, foes) ?? gettingOut(scene, actor, foes)
  if (early !== null) return early
  const spell = attacks + moves > 0 ? magic(scene, actor, foes) : null
  if (spell !== null) return spell
  const armed = arm(scene, actor, foes)
  if (armed !== null) return armed
  const own = featBlow(scene, actor, foes)
  if (own !== null) return own
  if (attacks > 0) {
    const blow = bestBlow(scene, actor, foes, false)
    if (blow !== null) return boosted(scene, actor, blow, bonus, moves) ?? blow
  }
  if (attacks > 0 && !isWellPlaced(scene, actor, foes)) {
    const step = approach(scene, actor, foes)
    if (step !== null) return step
  }
  if (moves > 0 && bonus === 2) {
    const again = bestBlow(scene, actor, foes, true)
    if (again !== null) return again
  }
  return spend(scene, actor, foes, bonus) ?? getOn(scene, actor, foes, random) ?? turning(scene, actor) ?? end
}

/** Whether somebody can be struck or shot at from here. */
function isWellPlaced(scene: FreeHitsScene, actor: number, foes: readonly number[]): boolean {
  const nearest = spacesBetween(scene, actor, foes[0])
  if (nearest <= zoneOf(scene, actor) && usualMelee(scene, actor) >= 0) return true
  const ranged = usualRanged(scene, actor)
  return ranged >= 0 && nearest <= rangeWith(scene, actor, ranged)
}

/** Comes nearer for the next turn, with what has not been spent; after a long time without a blow it gets away. */
function getOn(scene: FreeHitsScene, actor: number, foes: readonly number[], random: Random): Command | null {
  if (isWellPlaced(scene, actor, foes)) return null
  const step = approach(scene, actor, foes)
  if (step !== null) return step
  return scene.now.fight.round[0] > PATIENCE && random(4) === 0 ? away(scene, actor) : null
}

/** Rounds after which one who gets at nobody may leave. */
const PATIENCE = 30

/** The attack on the weakest enemy in reach, aimed; of equally weak ones the nearest. */
function bestBlow(scene: FreeHitsScene, actor: number, foes: readonly number[], plain: boolean): Strike | null {
  const { hp } = scene.now.combatant
  let target = -1
  let weapon = -1
  for (const foe of foes) {
    if (target >= 0 && hp[foe] >= hp[target]) continue
    const item = usualWeapon(scene, actor, foe, plain)
    if (item < 0 || spacesBetween(scene, actor, foe) > rangeWith(scene, actor, item, plain)) continue
    target = foe
    weapon = item
  }
  if (target < 0) return null
  const action = plain ? acts.extraAttack : acts.attack
  const aim = aimFor(scene, actor, target, weapon, plain)
  // It is decided so often that the command is written out, not made of its values.
  const blow: Strike = { actor, action: action.id, target, weapon, aim, pay: -1 }
  return action.check(scene, blow) === null ? blow : null
}

/** The number to roll from which hitting comes before damage. */
const HARD = 15

/** Where the blow is unlikely to hit and no extra attack is planned, a boost first. */
function boosted(scene: FreeHitsScene, actor: number, blow: Strike, bonus: number, moves: number): Command | null {
  if (bonus === 0 || (moves > 0 && bonus === 2)) return null
  const need = faceFor(scene, actor, blow.target, blow.weapon, false)
  const isMeleeBlow = isMelee(scene.kind(blow.weapon).weapon as Weapon)
  if (!isMeleeBlow && need < 12) return null
  // A point of damage is worth more than a point to hit, but for blows that hardly ever hit.
  return boosting(scene, actor, isMeleeBlow && need < HARD ? BOOST_MELEE : BOOST_HIT, bonus)
}

/** Bonus Actions that nothing better uses make the unit harder to hit, if it can dodge. */
function spend(scene: FreeHitsScene, actor: number, foes: readonly number[], bonus: number): Command | null {
  if (bonus === 0 || budgetLeft(scene, actor, ATTACK_ACTION) > 0) return null
  if (isFlatFooted(scene, actor) || scene.now.combatant.prone[actor] === 1) return null
  if (spacesBetween(scene, actor, foes[0]) > zoneOf(scene, foes[0]) + 6) return null
  return boosting(scene, actor, BOOST_DODGE, bonus)
}

function boosting(scene: FreeHitsScene, actor: number, what: number, times: number): Command | null {
  const boost = acts.boost.make(actor, { what, times })
  return acts.boost.check(scene, boost) === null ? boost : null
}

/** An attack that a feat grants on the own turn. */
function featBlow(scene: FreeHitsScene, actor: number, foes: readonly number[]): Command | null {
  const granted = scene.unit(actor).gifts.freeAttacks['own-turn']
  if (granted.length === 0) return null
  for (const { feat } of granted) {
    for (const target of foes) {
      const item = usualWeapon(scene, actor, target, false)
      if (item < 0) return null
      const aim = aimFor(scene, actor, target, item)
      const blow = acts.featAttack.make(actor, { feat, target, weapon: item, aim })
      if (acts.featAttack.check(scene, blow) === null) return blow
    }
  }
  return null
}

/** A weapon into hand where none is, or nothing but a fist that does less: drawn, or picked up. */
function arm(scene: FreeHitsScene, actor: number, foes: readonly number[]): Command | null {
  if (budgetLeft(scene, actor, BONUS_ACTION) === 0) return null
  const near = spacesBetween(scene, actor, foes[0]) <= zoneOf(scene, actor) + 2
  const melee = usualMelee(scene, actor)
  if (melee >= 0 && !isNatural(scene.kind(melee))) return null
  if (!near && usualRanged(scene, actor) >= 0) return null
  const least = melee < 0 ? Number.NEGATIVE_INFINITY : mean((scene.kind(melee).weapon as Weapon).damage)
  for (const item of itemsOf(scene, actor)) {
    const { weapon } = scene.kind(item)
    if (weapon === null || scene.now.item.carried[item] !== SHEATHED || (near && !isMelee(weapon))) continue
    if (mean(weapon.damage) <= least) continue
    const now = acts.draw.make(actor, { item, pay: PAY_BONUS })
    if (acts.draw.check(scene, now) === null) return now
  }
  if (scene.now.fight.swapped[0] === 0) return null
  for (let item = 0; item < scene.items; item++) {
    const { weapon } = scene.kind(item)
    if (scene.now.item.carried[item] !== ON_GROUND || weapon === null || mean(weapon.damage) <= least) continue
    if (spacesTo(scene, actor, scene.now.item.square[item]) > 1) continue
    const now = acts.pickUp.make(actor, { item, pay: PAY_BONUS })
    if (acts.pickUp.check(scene, now) === null) return now
  }
  return null
}

/** Takes every free hit, aimed as its own attacks are; keeps a summoned unit that costs it little. */
function answer(scene: FreeHitsScene, question: Question): number {
  if (question.rule === 'thrall-when') {
    const { hp, hpMax } = scene.now.combatant
    const who = question.to
    return hp[who] * 2 > hpMax[who] ? question.preset : 0
  }
  if (isUpkeepQuestion(question)) {
    return keepsUp(scene, question.to, scene.now.running.spell[question.running]) ? question.preset : 1
  }
  if (question instanceof CommandOffer) {
    if (question.rule === 'opening-attack') return opening(scene, question)
    // An Attack Action is worth more than not to lie on the ground.
    const [up] = question.commands
    return acts.standUp.is(up) && up.pay === PAY_ATTACK ? question.decline : question.preset
  }
  if (!(question instanceof FreeHitQuestion)) return question.preset
  const item = usualMelee(scene, question.to)
  const aim = aimFor(scene, question.to, question.other, item)
  const at = aim === NO_AIM ? -1 : question.blows.findIndex((blow) => blow.item === item && blow.aim === aim)
  return at >= 0 ? 1 + at : question.preset
}

/** It opens a battle with the blow that it would strike on its turn. */
function opening(scene: FreeHitsScene, { to, commands, preset }: CommandOffer): number {
  const blow = bestBlow(scene, to, enemiesOf(scene, to), false)
  const at = commands.findIndex(
    (one) => acts.attack.is(one) && one.target === blow?.target && one.weapon === blow.weapon && one.aim === blow.aim,
  )
  return at >= 0 ? 1 + at : preset
}

/** A rule of thumb: strikes the weakest in reach, comes nearer, strikes again, casts what helps, takes every free hit. */
export const aggressive: Policy<FreeHitsScene, Command> = {
  id: 'aggressive',
  about: 'Strikes the weakest in reach with a fitting aim, comes nearer, casts what helps, takes every free hit.',
  milestones: [PATIENCE + 1],
  pointless: isPointless,
  command,
  answer,
}
