import type { Command } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { STUCK } from '../effects.ts'
import { AT_TURN_END, hazardOf } from '../rules/hazards.ts'
import { canStrike, distance, hasRoom, isHindered } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'

import { bestWorth } from './arms.ts'
import { anyFoe, stuntOf } from './expecting.ts'
import { isFoe, nearestSteps } from './foes.ts'
import { dangerOf, threatOf } from './worth.ts'

/** A stunt and what it is worth, in hit points, roughly. */
interface Stunt {
  readonly command: Command
  readonly worth: number
}

/** A push breaks up what others have begun: it has to do so much more than a blow. */
const MUCH = 1.3

/**
 * A push that does more than `least`: into a hazard that is met at once or as the next Turn begins, or one who is Stuck
 * away from everybody whom it could strike.
 */
function push(scene: ZonesScene, actor: number, least: number, target: number): Stunt | null {
  const { zone: where } = scene.now.combatant
  const here = where[actor]
  if (target >= 0 && where[target] !== here) return null
  const first = Math.max(0, target)
  const last = target < 0 ? scene.combatants - 1 : target
  const mayBeStuck = target < 0 || isHindered(scene, target, STUCK)
  let best: Stunt | null = null
  for (const zone of scene.setup.graph.next[here] as readonly number[]) {
    const hazard = hazardOf(scene, zone)
    if ((hazard === null && !mayBeStuck) || !hasRoom(scene, zone)) continue
    for (let row = first; row <= last; row++) {
      if (where[row] !== here || !isFoe(scene, actor, row)) continue
      let worth = 0
      // It walks out of what comes at the end of a Turn, unless it cannot.
      const isStuck = isHindered(scene, row, STUCK)
      if (hazard !== null && (hazard.when !== AT_TURN_END || isStuck)) worth += dangerOf(scene, row, zone)
      if (isStuck && isHarmlessAt(scene, row, zone)) worth += threatOf(scene, row)
      if (worth === 0) continue
      const chance = stuntOf(scene, actor)
      if (worth * chance > Math.max(MUCH * least, best?.worth ?? 0)) {
        best = { command: acts.push.make(actor, { target: row, zone }), worth: worth * chance }
      }
    }
  }
  return best
}

/** Whether the row, put there and unable to move, has nobody whom it could attack. */
function isHarmlessAt(scene: ZonesScene, row: number, zone: number): boolean {
  return (
    bestWorth(scene, row, anyFoe(scene, row), 1) === 0 &&
    scene.fighter(row).spells.length === 0 &&
    nearestSteps(scene, row, zone) > 0
  )
}

/** A hold that does more than `least`: an opponent is kept where a hazard comes every Turn that does not harm the holder. */
function hold(scene: ZonesScene, actor: number, least: number): Stunt | null {
  const here = scene.now.combatant.zone[actor]
  const hazard = hazardOf(scene, here)
  if (hazard === null || hazard.when === 1 || dangerOf(scene, actor, here) > 0) return null
  const chance = stuntOf(scene, actor)
  for (let row = 0; row < scene.combatants; row++) {
    if (!isFoe(scene, actor, row) || distance(scene, actor, row) > 0 || isHindered(scene, row, STUCK)) continue
    const worth = 2 * chance * dangerOf(scene, row, here)
    if (worth > least) return { command: acts.grapple.make(actor, { target: row }), worth }
  }
  return null
}

/** Whether there is anything to make use of: a hazard, or somebody who may be Stuck. */
export function hasChances(scene: ZonesScene): boolean {
  if (scene.now.fight.gained[0] > 0) return true
  const { hazard } = scene.now.zone
  for (let zone = 0; zone < scene.setup.zones.length; zone++) if (hazard[zone] >= 0) return true
  return false
}

/** A push or a hold that does more than `least` hit points' worth, where there is a hazard or somebody Stuck. */
export function stunt(scene: ZonesScene, actor: number, least: number, target: number): Stunt | null {
  return push(scene, actor, least, target) ?? hold(scene, actor, least)
}

/** Bare hands: somebody Close who is held cannot run after others. */
export function wrestle(scene: ZonesScene, actor: number): Command | null {
  for (let row = 0; row < scene.combatants; row++) {
    if (!isFoe(scene, actor, row) || distance(scene, actor, row) > 0) continue
    if (!isHindered(scene, row, STUCK) && canStrike(scene, row)) return acts.grapple.make(actor, { target: row })
  }
  return null
}
