import type { Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import type { Ability } from '../kinds/abilities.ts'
import type { Attack, EscalationScene } from '../scene.ts'
import { CLOSE, FAR, MELEE, RANGE_ENGAGED, RANGE_FAR, RANGE_NEARBY, RANGE_SELF } from '../words.ts'
import { distance } from './field.ts'
import { stanceOf } from './figures.ts'

/** How far an ability reaches once its move is made, a position in RANGES: what is Melee and moves strikes those engaged. */
export const reachOf = ({ target, includesMove, isMelee, isRanged, vs }: Ability): number =>
  vs >= 0 && isMelee && !isRanged && includesMove !== null && target.range !== RANGE_SELF ? RANGE_ENGAGED : target.range

/** Whether what reaches so far (a position in RANGES) reaches over that distance (a position in DISTANCES). */
export function spans(range: number, apart: number): boolean {
  if (apart === FAR) cite('far')
  if (range === RANGE_ENGAGED) {
    cite('melee-range')
    return apart === CLOSE
  }
  cite('nearby-includes-close')
  return range !== RANGE_NEARBY || apart < FAR
}

/** Whether what reaches so far (a position in RANGES) reaches from the one to the other. */
export const reaches = (scene: EscalationScene, who: Who, target: Who, range: number): boolean =>
  who === target || spans(range, distance(scene, who, target))

/** Whether the attack still reaches its target: somebody may have moved since it was declared. */
export function isInReach(scene: EscalationScene, { attacker, target, ability, basic }: Attack): boolean {
  if (ability !== null) return reaches(scene, attacker, target, reachOf(ability))
  if (basic === MELEE) return reaches(scene, attacker, target, RANGE_ENGAGED)
  return reaches(scene, attacker, target, stanceOf(scene, attacker)?.range ?? RANGE_FAR)
}
