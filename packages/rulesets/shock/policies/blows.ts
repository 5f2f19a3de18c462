import type { Command, CommandBy } from '@fray/kernel/rules'
import { attack, grapple, shoot } from '../actions/fight.ts'
import { draw, sheathe } from '../actions/gear.ts'
import { swarm } from '../actions/swarms.ts'
import { fightWithBoth, fightWithOne } from '../actions/tactics.ts'
import { checkBonus } from '../rules/checks.ts'
import { shockIfMissed } from '../rules/damage.ts'
import { itemsOf, missileMode, modeOf, usualMelee, usualMissile } from '../rules/gear.ts'
import { isInMelee, meleeModeAt, sizePenalty } from '../rules/legal.ts'
import { moveRate } from '../rules/movement.ts'
import { feetBetween, seesLine } from '../rules/space.ts'
import { inGrapple, isUp } from '../rules/who.ts'
import type { Aim, ShockScene } from '../scene.ts'
import { BRAWL, IN_HAND, NO_MANEUVER, READIED, STR } from '../words.ts'
import { hasMain, legal, reachOfWeapon } from './common.ts'
import { chanceOf, lossBy, thoughtOf } from './expecting.ts'

type Blow = CommandBy<typeof attack>

/** The melee attack on the weakest enemy in reach, for the swarm where it is better to gang up; null where nobody is. */
export function bestBlow(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  const own = usualMelee(scene, actor)
  const weapon = inGrapple(scene, actor) ? -1 : own
  const { hp } = scene.now.combatant
  const reach = reachOfWeapon(scene, actor, own)
  const near = foes.filter((foe) => feetBetween(scene, actor, foe) <= reach)
  for (const target of near.sort((a, b) => hp[a] - hp[b])) {
    const best = legal(scene, attack, actor, { target, weapon })
    if (best !== null) return ganging(scene, best) ?? holding(scene, best) ?? stance(scene, best) ?? best
  }
  return null
}

/** The melee attack with the weapon on the target. */
const aimOf = (scene: ShockScene, actor: number, target: number, weapon: number): Aim => ({
  target,
  weapon,
  mode: Math.max(0, meleeModeAt(scene, actor, weapon, target)),
  maneuver: NO_MANEUVER,
})

/** The chance to hit up to which a target is hard to hit. */
const HARD = 0.35

/** Joining a swarm instead, where the target is hard to hit, does not fear the Shock, and another one can join in. */
function ganging(scene: ShockScene, { actor, target, weapon }: Blow): Command | null {
  if (weapon < 0 || scene.now.combatant.mainSpent[actor] === 1) return null
  const plain = thoughtOf(scene, actor, aimOf(scene, actor, target, weapon))
  const { shock } = modeOf(scene, weapon, plain.mode)
  if (shock === null || shockIfMissed(scene, plain) > 0 || chanceOf(scene, plain) > HARD) return null
  const { side, swarm: joined, mainSpent } = scene.now.combatant
  let others = 0
  for (let row = 0; row < scene.combatants; row++) {
    if (row === actor || side[row] !== side[actor] || !isUp(scene, row)) continue
    if (joined[row] === target || (mainSpent[row] === 0 && feetBetween(scene, row, target) <= 5)) others++
  }
  if (others === 0) return null
  return legal(scene, swarm, actor, { target, weapon })
}

/** A shot or throw at the nearest enemy that can be hit, or null. */
export function shot(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  const weapon = usualMissile(scene, actor)
  if (weapon < 0) return null
  for (const target of foes) {
    const now = legal(scene, shoot, actor, { target, weapon })
    if (now !== null) return now
  }
  return null
}

/** Taking hold instead, for one with bare hands: the one who is held can neither walk nor use its weapon, and is squeezed. */
function holding(scene: ShockScene, { actor, target, weapon }: Blow): Command | null {
  if (weapon < 0 || !(scene.kind(weapon).unarmed || scene.kind(weapon).grapples)) return null
  if (scene.kind(usualMelee(scene, target)).unarmed || sizePenalty(scene, actor, target) !== 0) return null
  if (scene.now.combatant.hp[target] < scene.now.combatant.hp[actor]) return null
  if (checkBonus(scene, actor, STR, BRAWL) <= checkBonus(scene, target, STR, BRAWL)) return null
  return legal(scene, grapple, actor, { target, weapon })
}

/** Both weapons where the target is easy to hit, one where it is not. */
function stance(scene: ShockScene, { actor, target, weapon }: Blow): Command | null {
  if (weapon < 0 || scene.fighter(actor).items.length < 2) return null
  const fightsWithBoth = scene.now.combatant.dual[actor] === 1
  const other = legal(scene, fightsWithBoth ? fightWithOne : fightWithBoth, actor)
  if (other === null) return null
  const aim = aimOf(scene, actor, target, weapon)
  return lossBy(scene, actor, aim, !fightsWithBoth) > lossBy(scene, actor, aim, fightsWithBoth) ? other : null
}

/**
 * Getting a Readied weapon into hand that can be thrown, where nobody can be struck this turn: what is in the way is put away.
 * The throw comes next, and then the other weapon is drawn again.
 */
export function reachForThrow(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  const { holder, carried } = scene.now.item
  const nearest = foes[0]
  const far = feetBetween(scene, actor, nearest)
  if (!hasMain(scene, actor) || usualMissile(scene, actor) >= 0 || inGrapple(scene, actor)) return null
  const reach = reachOfWeapon(scene, actor, usualMelee(scene, actor))
  const walk = scene.now.combatant.moveSpent[actor] === 0 ? moveRate(scene, actor) : 0
  for (const item of itemsOf(scene, actor)) {
    if (holder[item] !== actor || carried[item] !== READIED) continue
    const kind = scene.kind(item)
    const mode = missileMode(kind)
    if (mode < 0 || far > modeOf(scene, item, mode).range.most) continue
    // Who has a bow on the back is a shooter; others throw only what they cannot walk up to.
    if (far <= reach + (kind.reload === null ? walk : 0)) continue
    if (kind.reload === null && (walk > 0 || scene.fighter(actor).spells.length > 0)) continue
    if (!seesLine(scene, actor, nearest) || isInMelee(scene, actor)) return null
    const take = legal(scene, draw, actor, { item })
    if (take !== null) return take
    for (const held of itemsOf(scene, actor)) {
      if (holder[held] !== actor || carried[held] !== IN_HAND || scene.kind(held).shield) continue
      if (scene.kind(held).hands < kind.hands) continue
      const away = legal(scene, sheathe, actor, { item: held })
      if (away !== null) return away
    }
  }
  return null
}
