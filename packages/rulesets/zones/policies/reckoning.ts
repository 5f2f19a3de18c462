import type { Hazard, Rider } from '../kinds/effects.ts'
import { hazardOf } from '../rules/hazards.ts'
import { isHindered } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { ATTRIBUTE_COLUMNS } from '../tables.ts'
import { ASK_REFEREE, CON, DISTRACTED, PARALYZED, STUCK, WEAKENED } from '../words.ts'
import { bestWorth } from './arms.ts'

/** What one adds to a Test of the Attribute; a creature its Skill. What the referee would choose counts as CON. */
export function bonusOf(scene: ZonesScene, who: number, attribute: number): number {
  if (scene.now.combatant.character[who] === 0) return scene.now.combatant.skill[who]
  const at = attribute === ASK_REFEREE || attribute < 0 ? CON : attribute
  return scene.read(ATTRIBUTE_COLUMNS[at] as (typeof ATTRIBUTE_COLUMNS)[number], who)
}

/** How likely a Test is to pass, 0.05 to 0.95; Weakened ones have Disadvantage. */
export function likely(scene: ZonesScene, who: number, bonus: number, dr: number): number {
  const plain = Math.max(0.05, Math.min(0.95, (21 - dr + bonus) / 20))
  return isHindered(scene, who, WEAKENED) ? plain * plain : plain
}

/** What an opponent does in a Turn, in hit points, roughly. */
export const threatOf = (scene: ZonesScene, who: number): number =>
  Math.max(bestWorth(scene, who, 0), bestWorth(scene, who, 1)) / 40

/** What Ongoing Damage and hindrances cost somebody, in hit points, roughly; what it has already counts nothing. */
export function riderWorth(scene: ZonesScene, who: number, { ongoing, hindrance }: Rider): number {
  const { burning, level } = scene.now.combatant
  let worth = ongoing === null || burning[who] === 1 ? 0 : level[who] * 1.5
  if (hindrance === null || isHindered(scene, who, hindrance.kind)) return worth
  const isOut = isHindered(scene, who, PARALYZED) || isHindered(scene, who, DISTRACTED)
  const share =
    hindrance.kind === PARALYZED || hindrance.kind === DISTRACTED ? 1.5 : hindrance.kind === STUCK ? 0.4 : 0.8
  if (!isOut) worth += share * threatOf(scene, who)
  return worth
}

/** What a hazard costs somebody who meets it once, in hit points, roughly. */
export function hazardWorth(scene: ZonesScene, who: number, hazard: Hazard): number {
  if (hazard.immune.length > 0) {
    const { name, madeFrom } = scene.fighter(who)
    const own = [name.toLowerCase(), madeFrom.toLowerCase()]
    if (hazard.immune.some((one) => own.includes(one.toLowerCase()))) return 0
  }
  const fails = 1 - likely(scene, who, bonusOf(scene, who, hazard.attribute), hazard.dr)
  const damage = hazard.damage === null ? 0 : (hazard.damage.min + hazard.damage.max) / 2
  return fails * (Math.min(damage, scene.now.combatant.hp[who]) + riderWorth(scene, who, hazard))
}

/** What the Zone's hazard costs somebody who is there, 0 where there is none. */
export function dangerOf(scene: ZonesScene, who: number, zone: number): number {
  if (scene.now.zone.hazard[zone] < 0) return 0
  const hazard = hazardOf(scene, zone)
  return hazard === null ? 0 : hazardWorth(scene, who, hazard)
}
