import type { Policy, Question, Random } from '@fray/kernel'
import { attack, shoot } from '../actions/fight.ts'
import { draw, sheathe } from '../actions/gear.ts'
import { reload } from '../actions/reloading.ts'
import { standUp } from '../actions/standing.ts'
import { strike, swarm } from '../actions/swarms.ts'
import { blank, type ShockCommand } from '../command.ts'
import { hasMoment } from '../instants/options.ts'
import { IN_HAND, READIED } from '../model.ts'
import { greatestShock } from '../rules/damage.ts'
import { itemsOf, meleeMode, missileMode, modeOf, usualMelee, usualMissile, weaponKind } from '../rules/gear.ts'
import { acOf } from '../rules/modifiers.ts'
import { cannotMove } from '../rules/movement.ts'
import { feetBetween, seesLine } from '../rules/space.ts'
import { areEnemies, inGrapple, isHeld, isUp } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { breakOut, can, hasMain, hasMove, reachOfWeapon } from './common.ts'
import { throughDoors } from './doors.ts'
import { magic, tend } from './magic.ts'
import { approach, getAway } from './moving.ts'

/** The enemies that are up, nearest first; of equally near ones the weaker. */
function enemiesOf(scene: ShockScene, actor: number): number[] {
  const { hp } = scene.now.combatant
  const rows: number[] = []
  const ranks: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (!areEnemies(scene, actor, row) || !isUp(scene, row)) continue
    const rank = feetBetween(scene, actor, row) * 1000 + Math.min(999, hp[row] as number)
    let at = rows.length
    for (; at > 0 && (ranks[at - 1] as number) > rank; at--) {
      ranks[at] = ranks[at - 1] as number
      rows[at] = rows[at - 1] as number
    }
    ranks[at] = rank
    rows[at] = row
  }
  return rows
}

/** Chooses a command: attack whoever is weakest in reach, shoot, charge, or close in. */
function command(scene: ShockScene, actor: number, random: Random): ShockCommand {
  const pass = blank(actor, 'pass')
  const { swarm: joined, moveSpent, secondMove, mainSpent, attacksLeft } = scene.now.combatant
  const idle = mainSpent[actor] === 1 && attacksLeft[actor] === 0 && moveSpent[actor] === 1 && secondMove[actor] === 0
  if (idle && (joined[actor] as number) < 0) return pass
  const foes = enemiesOf(scene, actor)
  if (foes.length === 0) return pass
  if (scene.now.combatant.retreating[actor] === 1) return getAway(scene, actor, foes) ?? pass
  if (isHeld(scene, actor) && hasMain(scene, actor)) return breakOut(scene, actor) ?? pass
  if ((scene.now.combatant.swarm[actor] as number) >= 0) {
    const now = blank(actor, 'strike')
    return can(scene, strike, now) ? now : pass
  }
  const spelled = magic(scene, actor, foes)
  if (spelled !== null) return spelled
  if (hasMain(scene, actor)) {
    const aid = tend(scene, actor, foes)
    if (aid !== null) return aid
    const blow = bestBlow(scene, actor, foes) ?? shot(scene, actor, foes)
    if (blow !== null) return blow
  }
  const gear = readyWeapon(scene, actor, foes)
  if (gear !== null) return gear
  if (scene.now.combatant.prone[actor] === 1) {
    const up = blank(actor, 'stand-up')
    if (can(scene, standUp, up)) return up
  }
  if (isWellPlaced(scene, actor, foes)) return pass
  return approach(scene, actor, foes) ?? otherwise(scene, actor, foes, random) ?? pass
}

/** Rounds after which one who gets at nobody leaves a field on which nobody gets at anybody; twice as many where there is a door. */
const PATIENCE = 20

/** Where no way leads to anybody: through a closed door, or away from a fight that has come to a standstill. */
function otherwise(scene: ShockScene, actor: number, foes: readonly number[], random: Random): ShockCommand | null {
  if (!hasMove(scene, actor) || cannotMove(scene, actor) !== null) return null
  const round = scene.now.fight.round[0] as number
  const way = throughDoors(scene, actor, foes, reachOfWeapon(scene, actor, usualMelee(scene, actor)))
  // A referee may not allow it: then it is not asked over and over.
  if (way !== null && round < PATIENCE * 2) return way.action === 'door' && random(4) === 0 ? null : way
  return round >= PATIENCE && isStandstill(scene) ? getAway(scene, actor, foes) : null
}

/** Whether nobody at all could strike or shoot at an enemy from where it stands. */
function isStandstill(scene: ShockScene): boolean {
  for (let row = 0; row < scene.combatants; row++) {
    if (isUp(scene, row) && isWellPlaced(scene, row, enemiesOf(scene, row))) return false
  }
  return true
}

/** Whether it stands where it wants to be: somebody can be struck, or shot at from afar. */
function isWellPlaced(scene: ShockScene, actor: number, foes: readonly number[]): boolean {
  const reach = reachOfWeapon(scene, actor, usualMelee(scene, actor))
  for (const target of foes) {
    if (feetBetween(scene, actor, target) > reach) break
    if (seesLine(scene, actor, target)) return true
  }
  const missile = usualMissile(scene, actor)
  if (missile < 0) return false
  const kind = weaponKind(scene, missile)
  const range = kind.modes[missileMode(kind)]?.maxRange ?? 0
  return foes.some((target) => feetBetween(scene, actor, target) <= range && seesLine(scene, actor, target))
}

/** The melee attack on the weakest enemy in reach, for the swarm where it is better to gang up; null where nobody is. */
function bestBlow(scene: ShockScene, actor: number, foes: readonly number[]): ShockCommand | null {
  const weapon = inGrapple(scene, actor) ? -1 : usualMelee(scene, actor)
  const { hp } = scene.now.combatant
  let best: ShockCommand | null = null
  for (const target of foes) {
    if (weapon >= 0 && feetBetween(scene, actor, target) > reachOfWeapon(scene, actor, weapon)) continue
    if (best !== null && (hp[target] as number) >= (hp[best.target] as number)) continue
    const blow = blank(actor, 'attack')
    blow.target = target
    blow.weapon = weapon
    if (can(scene, attack, blow)) best = blow
  }
  return best === null ? null : (ganging(scene, best) ?? best)
}

/** Joining a swarm instead, where the target is hard to hit, does not fear the Shock, and another one can join in. */
function ganging(scene: ShockScene, { actor, target, weapon }: ShockCommand): ShockCommand | null {
  if (weapon < 0 || scene.now.combatant.mainSpent[actor] === 1) return null
  const need = acOf(scene, target) - (scene.now.combatant.attackBonus[actor] as number)
  const shock = modeOf(scene, weapon, Math.max(0, meleeMode(weaponKind(scene, weapon)))).shock
  if (need < 14 || shock === null || greatestShock(scene, actor, target, weapon) > 0) return null
  const { side, swarm: joined, mainSpent } = scene.now.combatant
  let others = 0
  for (let row = 0; row < scene.combatants; row++) {
    if (row === actor || side[row] !== side[actor] || !isUp(scene, row)) continue
    if (joined[row] === target || (mainSpent[row] === 0 && feetBetween(scene, row, target) <= 5)) others++
  }
  if (others === 0) return null
  const join = blank(actor, 'swarm')
  join.target = target
  join.weapon = weapon
  return can(scene, swarm, join) ? join : null
}

/** A shot or throw at the nearest enemy that can be hit, or null. */
function shot(scene: ShockScene, actor: number, foes: readonly number[]): ShockCommand | null {
  const weapon = usualMissile(scene, actor)
  if (weapon < 0) return null
  const now = blank(actor, 'shoot')
  now.weapon = weapon
  for (const target of foes) {
    now.target = target
    if (can(scene, shoot, now)) return now
  }
  return null
}

/** Loading, drawing: what makes the next attack possible, or null. */
function readyWeapon(scene: ShockScene, actor: number, foes: readonly number[]): ShockCommand | null {
  const { holder, carried, loaded } = scene.now.item
  const near = feetBetween(scene, actor, foes[0] as number) <= 5
  for (const item of itemsOf(scene, actor)) {
    if (holder[item] !== actor) continue
    const kind = scene.kind(item)
    if (carried[item] === IN_HAND && kind.reload !== null && loaded[item] === 0 && !near) {
      const now = blank(actor, 'reload')
      now.weapon = item
      if (can(scene, reload, now)) return now
    }
    if (carried[item] === IN_HAND && near && kind.modes.length > 0 && meleeMode(kind) < 0 && hasBlade(scene, actor)) {
      const away = blank(actor, 'sheathe')
      away.item = item
      if (can(scene, sheathe, away)) return away
    }
    if (carried[item] === READIED && (near ? meleeMode(kind) >= 0 : meleeMode(kind) >= 0 || missileMode(kind) >= 0)) {
      const now = blank(actor, 'draw')
      now.item = item
      if (usualMelee(scene, actor) < 0 || !isArmed(scene, actor)) if (can(scene, draw, now)) return now
    }
  }
  return null
}

function hasBlade(scene: ShockScene, actor: number): boolean {
  const { holder, carried } = scene.now.item
  for (const item of itemsOf(scene, actor)) {
    if (holder[item] === actor && carried[item] === READIED && meleeMode(scene.kind(item)) >= 0) return true
  }
  return false
}

function isArmed(scene: ShockScene, actor: number): boolean {
  const { holder, carried } = scene.now.item
  for (const item of itemsOf(scene, actor)) {
    if (
      holder[item] === actor &&
      carried[item] === IN_HAND &&
      scene.kind(item).modes.length > 0 &&
      !scene.kind(item).unarmed
    )
      return true
  }
  return false
}

/** Answers at windows: Total Defense against a blow that it stops and that matters, a Snap Attack with a Main Action left over. */
function answerWindow(scene: ShockScene, question: Question): number {
  const blow = scene.pending
  const who = question.to
  if (blow === null) return 0
  const { hp, passed, mainSpent } = scene.now.combatant
  if (mainSpent[who] === 1) return usePower(scene, question)
  if (blow.target === who && blow.hit && blow.total < acOf(scene, who) + 2 && question.moment === 'roll') {
    const spare = passed[who] === 1
    if (spare || (hp[who] as number) <= 6) return positionOf(question, (value) => value === 'total-defense')
  }
  if (passed[who] === 1 && question.moment === 'roll' && areEnemies(scene, who, blow.attacker)) {
    const snap = `snap ${scene.name(blow.attacker)} `
    return positionOf(
      question,
      (value) => value.startsWith(snap) && !value.endsWith('shove') && !value.endsWith('grapple'),
    )
  }
  return usePower(scene, question)
}

/** A power whose moment has come is used. */
const usePower = (scene: ShockScene, question: Question): number =>
  hasMoment(scene, question.to, scene.pending) ? positionOf(question, (value) => value.startsWith('use ')) : 0

function positionOf(question: Question, test: (value: string) => boolean): number {
  const at = question.options.findIndex(({ value, refusal }) => refusal === undefined && test(String(value)))
  return Math.max(0, at)
}

/** A rule of thumb: strikes the weakest in reach, shoots, charges, closes in, gangs up on hard targets, gets away when it has had enough. */
export const aggressive: Policy<ShockScene, ShockCommand> = {
  id: 'aggressive',
  about: 'Strikes the weakest in reach, else shoots, charges or closes in; defends itself when a blow matters.',
  milestones: [PATIENCE, PATIENCE * 2],
  command,
  answer: (scene, question) => (question.rule === 'decision-windows' ? answerWindow(scene, question) : question.preset),
}
