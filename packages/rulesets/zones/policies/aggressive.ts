import { NO_PATH, type Policy, type Question, stepsBetween } from '@fray/kernel'
import { cannotAct } from '../actions/gate.ts'
import { blank, type ZonesCommand } from '../command.ts'
import { FLEEING, IN_HAND, ON_BODY } from '../model.ts'
import { isCovered } from '../rules/free-attacks.ts'
import { itemsOf } from '../rules/inventory.ts'
import { cannotLeave, cannotStep, stepsToExit } from '../rules/movement.ts'
import { cannotCast } from '../rules/spells.ts'
import { type Arm, armName, CREATURE_ATTACK, handsFull, isUsedUp, reaches } from '../rules/weapons.ts'
import { isFleeing, isParleying, isSurprised, isUp } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'

/** The weakest opponent within so many steps: parleying ones are left in peace. -1 for nobody. */
function weakest(scene: ZonesScene, actor: number, steps: number): number {
  const { side, hp, zone } = scene.now.combatant
  const here = zone[actor] as number
  const { graph } = scene.setup
  let best = -1
  for (let row = 0; row < scene.combatants; row++) {
    if (side[row] === side[actor] || !isUp(scene, row) || isParleying(scene, row)) continue
    if (stepsBetween(graph, here, zone[row] as number) > steps) continue
    if (best < 0 || (hp[row] as number) < (hp[best] as number)) best = row
  }
  return best
}

/** Steps to the nearest opponent that still fights, or NO_PATH. */
function nearestSteps(scene: ZonesScene, actor: number, from: number): number {
  const { side, zone } = scene.now.combatant
  let best = NO_PATH
  for (let row = 0; row < scene.combatants; row++) {
    if (side[row] === side[actor] || !isUp(scene, row) || isParleying(scene, row)) continue
    best = Math.min(best, stepsBetween(scene.setup.graph, from, zone[row] as number))
  }
  return best
}

/** What a weapon is worth at this distance: its damage, or 0 out of reach. Shooting at a Close target is a last resort. */
function worthOf(arm: Arm, steps: number): number {
  if (arm.damage === null || !reaches(arm, steps)) return 0
  const worth = arm.damage.min + arm.damage.max
  return steps === 0 && arm.ranged && !('melee' in arm && arm.melee) ? worth / 3 : worth
}

/** The ready weapon that deals most at this distance, -1 for none. */
function bestWeapon(scene: ZonesScene, actor: number, steps: number): number {
  const { attacks } = scene.fighter(actor).sheet
  const { holder, place, marked } = scene.now.item
  const items = scene.items
  let best = -1
  let most = 0
  for (let i = 0; i < attacks.length; i++) {
    const worth = worthOf(attacks[i] as Arm, steps)
    if (worth > most) {
      most = worth
      best = CREATURE_ATTACK + i
    }
  }
  for (let item = 0; item < items; item++) {
    if (holder[item] !== actor || place[item] !== IN_HAND) continue
    const kind = scene.kind(item)
    if (kind.usages > 0 && (marked[item] as number) >= kind.usages) continue
    const worth = worthOf(kind, steps)
    if (worth > most) {
      most = worth
      best = item
    }
  }
  return best
}

/** A second one-handed weapon that makes the same attack, -1 for none. */
function secondWeapon(scene: ZonesScene, actor: number, main: number, steps: number): number {
  if (main >= CREATURE_ATTACK || scene.kind(main).hands !== 1 || steps > 0 || !scene.kind(main).melee) return -1
  const { holder, place } = scene.now.item
  for (let item = 0; item < scene.items; item++) {
    if (item === main || holder[item] !== actor || place[item] !== IN_HAND || isUsedUp(scene, item)) continue
    const kind = scene.kind(item)
    if (kind.damage !== null && kind.hands === 1 && kind.melee) return item
  }
  return -1
}

/** The weakest opponent Close, Nearby, Far-Away and farther off, by position; -1 where there is none. */
function weakestByRange(scene: ZonesScene, actor: number, found: number[]): void {
  const { side, hp, zone, status } = scene.now.combatant
  const here = zone[actor] as number
  const { graph } = scene.setup
  found[0] = found[1] = found[2] = found[3] = -1
  for (let row = 0; row < scene.combatants; row++) {
    if (side[row] === side[actor] || (status[row] as number) > FLEEING) continue
    const range = Math.min(3, stepsBetween(graph, here, zone[row] as number))
    const best = found[range] as number
    if (best < 0 || (hp[row] as number) < (hp[best] as number)) found[range] = row
  }
}

/** An attack on the weakest opponent that some ready weapon reaches, Close ones first. */
function attack(scene: ZonesScene, actor: number): ZonesCommand | null {
  const found = [-1, -1, -1, -1]
  weakestByRange(scene, actor, found)
  for (let range = 0; range <= 3; range++) {
    const target = found[range] as number
    if (target < 0) continue
    const weapon = bestWeapon(scene, actor, range)
    if (weapon < 0) continue
    const command = blank(actor, 'attack')
    command.target = target
    command.weapon = weapon
    command.second = secondWeapon(scene, actor, weapon, range)
    return command
  }
  return null
}

/** A spell worth its Action: healing a friend who is down or badly hurt, or a hostile one on somebody in range. */
function spell(scene: ZonesScene, actor: number): ZonesCommand | null {
  const { spells } = scene.fighter(actor).sheet
  if (spells.length === 0) return null
  const { side, hp, hpMax, status } = scene.now.combatant
  for (let at = 0; at < spells.length; at++) {
    const known = spells[at] as (typeof spells)[number]
    if (known.move > 0) continue
    const command = { ...blank(actor, 'cast'), spell: at }
    if (known.targets === 0) {
      if (!known.hostile || !known.sparesAllies) continue
      const target = weakest(scene, actor, NO_PATH - 1)
      if (target < 0) continue
      command.zone = scene.now.combatant.zone[target] as number
    } else if (known.healing !== null) {
      let friend = -1
      for (let row = 0; row < scene.combatants; row++) {
        if (side[row] !== side[actor] || status[row] === 4 || (hp[row] as number) * 3 > (hpMax[row] as number)) continue
        if (friend < 0 || (hp[row] as number) < (hp[friend] as number)) friend = row
      }
      if (friend < 0) continue
      command.targets = [friend]
    } else if (known.hostile) {
      const target = weakest(scene, actor, known.range >= 3 ? NO_PATH - 1 : known.range)
      if (target < 0 || isWasted(scene, target, known)) continue
      command.targets = [target]
    } else continue
    if (cannotCast(scene, actor, known, command.targets, command.zone, -1) === null) return command
  }
  return null
}

/** A hindrance or Ongoing Damage that the target has already, and nothing else in the spell. */
function isWasted(
  scene: ZonesScene,
  target: number,
  known: { damage: unknown; hindrance: { kind: number } | null },
): boolean {
  if (known.damage !== null) return false
  const c = scene.now.combatant
  return known.hindrance !== null
    ? (c.hindrance[target * 4 + known.hindrance.kind] as number) > 0
    : c.burning[target] === 1
}

/** A step that brings it nearer to an opponent (or, fleeing, to an exit), -1 for none. */
function stepTo(scene: ZonesScene, actor: number, payment: 'move' | 'action'): number {
  const here = scene.now.combatant.zone[actor] as number
  const fleeing = isFleeing(scene, actor)
  const exits = fleeing ? stepsToExit(scene, actor) : null
  const worth = (zone: number) => (exits === null ? nearestSteps(scene, actor, zone) : (exits[zone] as number))
  let best = -1
  let least = worth(here)
  if (exits === null && least === 0) return -1
  for (const zone of scene.setup.graph.next[here] as readonly number[]) {
    const steps = worth(zone)
    if (steps < least && cannotStep(scene, actor, zone, payment) === null) {
      least = steps
      best = zone
    }
  }
  return best
}

/** Something on the body to draw when the hands hold no weapon that reaches; -1 for none. */
function drawable(scene: ZonesScene, actor: number): number {
  if (scene.fighter(actor).sheet.attacks.length > 0) return -1
  const full = handsFull(scene, actor)
  for (const item of itemsOf(scene, actor)) {
    const kind = scene.kind(item)
    if (scene.now.item.place[item] !== ON_BODY || kind.damage === null || isUsedUp(scene, item)) continue
    if (full + kind.hands <= 2) return item
  }
  return -1
}

const END = (actor: number): ZonesCommand => blank(actor, 'end')

function flee(scene: ZonesScene, actor: number): ZonesCommand {
  const { acted, moved, disengaged } = scene.now.combatant
  const canAct = cannotAct(scene, actor) === null
  for (const payment of ['move', 'action'] as const) {
    if (payment === 'move' ? moved[actor] === 1 : !canAct) continue
    if (cannotLeave(scene, actor, payment) === null) {
      const command = blank(actor, 'leave')
      command.using = payment === 'move' ? 0 : 1
      return command
    }
    const zone = stepTo(scene, actor, payment)
    if (zone < 0) continue
    const beset = nearestSteps(scene, actor, scene.now.combatant.zone[actor] as number) === 0
    if (
      payment === 'move' &&
      beset &&
      canAct &&
      acted[actor] === 0 &&
      disengaged[actor] === 0 &&
      !isCovered(scene, actor)
    ) {
      return blank(actor, 'disengage')
    }
    return { ...blank(actor, payment === 'move' ? 'move' : 'move-again'), zone }
  }
  return END(actor)
}

/** Attacks the weakest opponent it can reach, casts what helps, closes in otherwise, and runs when it has lost heart. */
export const aggressive: Policy<ZonesScene, ZonesCommand> = {
  id: 'aggressive',
  about:
    'Goes for the weakest opponent within reach, closes in otherwise, heals friends, and flees when it has lost heart.',
  command(scene, actor) {
    if (isSurprised(scene, actor) || isParleying(scene, actor)) return END(actor)
    if (isFleeing(scene, actor)) return flee(scene, actor)
    const { moved, acted } = scene.now.combatant
    if (acted[actor] === 1) return END(actor)
    const canAct = cannotAct(scene, actor) === null
    if (canAct) {
      const act = spell(scene, actor) ?? attack(scene, actor)
      if (act !== null) return act
      const item = drawable(scene, actor)
      if (item >= 0) return { ...blank(actor, 'draw'), item }
    }
    if (moved[actor] === 0) {
      const zone = stepTo(scene, actor, 'move')
      if (zone >= 0) {
        const command = blank(actor, 'move')
        command.zone = zone
        return command
      }
    }
    if (canAct) {
      for (let kind = 0; kind < 4; kind++) {
        const at = actor * 4 + kind
        if (scene.now.combatant.hindrance[at] !== 0 && scene.now.combatant.hindranceAction[at] === 1) {
          return { ...blank(actor, 'struggle'), hindrance: kind }
        }
      }
      const zone = stepTo(scene, actor, 'action')
      if (zone >= 0) return { ...blank(actor, 'move-again'), zone }
    }
    return END(actor)
  },
  answer: (scene, question) => bestStrike(scene, question),
}

/** A free attack with whatever deals most; every other question's default. */
function bestStrike(scene: ZonesScene, question: Question): number {
  if (question.rule !== 'free-attack-each-enemy') return question.preset
  const weapon = bestWeapon(scene, question.to, 0)
  if (weapon < 0) return question.preset
  const name = armName(scene, question.to, weapon)
  const at = question.options.findIndex((option) => option.value === name && option.refusal === undefined)
  return at >= 0 ? at : question.preset
}
