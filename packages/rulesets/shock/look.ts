import { type Lens, listText } from '@fray/kernel/rules'
import { noMove } from './actions/paying.ts'
import { threatReach } from './rules/legal.ts'
import { cannotMove } from './rules/movement.ts'
import { mayStrike } from './rules/opportunity.ts'
import { feetBetween, perceives } from './rules/space.ts'
import { isUp } from './rules/who.ts'
import type { ShockScene } from './scene.ts'
import { UNLOCATED } from './words.ts'

/** Feet that somebody is thought to reach of whom no more is known. */
const USUAL_REACH = 5

/** Who strikes at one that runs out of its reach, as far as the viewer can know. */
export function cautions(scene: ShockScene, actor: number, lens: Lens): readonly string[] {
  if (cannotMove(scene, actor) !== null || noMove(scene, actor, 'run') !== null) return []
  const names: string[] = []
  for (let enemy = 0; enemy < scene.combatants; enemy++) {
    if (!mayStrike(scene, enemy, actor) || isHiddenFrom(scene, enemy, lens)) continue
    const reach = threatReach(scene, enemy)
    const known = lens.knows('abilities', enemy) ? reach : Math.min(reach, USUAL_REACH)
    if (feetBetween(scene, enemy, actor) <= known) names.push(scene.name(enemy))
  }
  return names.length === 0
    ? []
    : [
        `A run out of the reach of ${listText(names)} lets ${names.length === 1 ? 'it' : 'them'} strike first [run-aoo].`,
      ]
}

/** Whether the seat does not know where the combatant is: an enemy that none of its own can place. */
export function isHiddenFrom(scene: ShockScene, row: number, lens: Lens): boolean {
  const { unseen, side } = scene.now.combatant
  if (lens.referee || unseen[row] !== UNLOCATED) return false
  for (let own = 0; own < scene.combatants; own++) {
    if (!lens.owns(own)) continue
    if (side[own] === side[row] || (isUp(scene, own) && perceives(scene, own, row) !== UNLOCATED)) return false
  }
  return true
}
