import type { Ability } from '../kinds/abilities.ts'
import { type Attack, cite, type EscalationScene } from '../scene.ts'
import { CLOSE, FAR, MELEE, RANGE_ENGAGED, RANGE_FAR, RANGE_NEARBY, RANGE_SELF } from '../words.ts'
import { distance } from './field.ts'
import { stanceOf } from './figures.ts'

cite('melee-range', 'basic-ranged-attack', 'nearby-includes-close', 'far', 'ready-lapses')

/** How far an ability reaches once its move is made, a position in RANGES: what is Melee and moves strikes those engaged. */
export const reachOf = ({ target, includesMove, isMelee, isRanged, vs }: Ability): number =>
  vs >= 0 && isMelee && !isRanged && includesMove !== null && target.range !== RANGE_SELF ? RANGE_ENGAGED : target.range

/** Whether what reaches so far (a position in RANGES) reaches from the one to the other. */
export function reaches(scene: EscalationScene, who: number, target: number, range: number): boolean {
  if (who === target) return true
  const far = distance(scene, who, target)
  return range === RANGE_ENGAGED ? far === CLOSE : range !== RANGE_NEARBY || far < FAR
}

/** Whether the attack still reaches its target: somebody may have moved since it was declared. */
export function isInReach(scene: EscalationScene, { attacker, target, ability, basic }: Attack): boolean {
  if (ability !== null) return reaches(scene, attacker, target, reachOf(ability))
  if (basic === MELEE) return reaches(scene, attacker, target, RANGE_ENGAGED)
  return reaches(scene, attacker, target, stanceOf(scene, attacker)?.range ?? RANGE_FAR)
}
