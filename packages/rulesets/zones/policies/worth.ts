import { EFFECTS, type Touched } from '../effects.ts'
import type { Besides, Rider } from '../kinds/effects.ts'
import type { Spell } from '../kinds/spells.ts'
import { hazardOf } from '../rules/hazards.ts'
import { moraleDr, testsMorale, whyNoReaction } from '../rules/morale.ts'
import { isHindered, stoppedBy } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import type { Edge } from '../words.ts'
import { bestWorth } from './arms.ts'
import { anyFoe, hazardOn, upTo } from './expecting.ts'

/** What an opponent does in a Turn, in hit points, roughly. */
export const threatOf = (scene: ZonesScene, who: number): number =>
  Math.max(bestWorth(scene, who, anyFoe(scene, who), 0), bestWorth(scene, who, anyFoe(scene, who), 1))

/** What Ongoing Damage and hindrances cost somebody, in hit points, roughly; what it has already counts nothing. */
function riderWorth(scene: ZonesScene, who: number, { ongoing, hindrance }: Rider): number {
  const { burning, level } = scene.now.combatant
  const worth = ongoing === null || burning[who] === 1 ? 0 : level[who] * 1.5
  if (hindrance === null || isHindered(scene, who, hindrance.kind) || stoppedBy(scene, who, 'action') >= 0) return worth
  const stops = (what: Touched): boolean => EFFECTS.touching(what).includes(hindrance.kind)
  return worth + (stops('action') ? 1.5 : stops('move') ? 0.4 : 0.8) * threatOf(scene, who)
}

/** The same of everything that comes besides damage; of a Test that keeps a rider off half are taken to pass. */
export function besidesWorth(scene: ZonesScene, who: number, what: Besides): number {
  let worth = riderWorth(scene, who, what) + nextWorth(scene, who, what.next)
  for (const rider of what.riders) {
    const once = riderWorth(scene, who, rider) + nextWorth(scene, who, rider.next)
    worth += rider.test === null ? once : once / 2
  }
  return worth
}

/** Disadvantage on one Test costs about a third of what one does in a Turn; Advantage is worth as much. */
const nextWorth = (scene: ZonesScene, who: number, next: Edge | undefined): number =>
  next === undefined ? 0 : (next === 'disadvantage' ? 0.3 : -0.3) * threatOf(scene, who)

/** What it is worth that somebody may lose heart, or be talked to, by a spell: of what it would do in two Turns. */
export function heartWorth(scene: ZonesScene, who: number, { morale, reaction }: Spell): number {
  const stake = 2 * threatOf(scene, who)
  const needs = morale === null ? 0 : moraleDr(scene, morale) - scene.now.combatant.skill[who]
  const fails = Math.min(19, Math.max(1, needs - 1)) / 20
  const flees = morale !== null && testsMorale(scene, who) ? fails * stake : 0
  return flees + (reaction !== null && whyNoReaction(scene, who) === null ? stake / 2 : 0)
}

/** What the Zone's hazard costs somebody who meets it once there, in hit points, roughly; 0 where there is none. */
export function dangerOf(scene: ZonesScene, who: number, zone: number): number {
  const hazard = scene.now.zone.hazard[zone] < 0 ? null : hazardOf(scene, zone)
  if (hazard === null) return 0
  const [loss, takes] = hazardOn(scene, who, zone, hazard)
  return upTo(scene.now.combatant.hp[who], [loss, takes]) + takes * riderWorth(scene, who, hazard)
}
