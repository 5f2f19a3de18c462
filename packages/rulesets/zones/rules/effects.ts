import { plainly, type Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { OngoingEffect, OngoingState, Rider } from '../kinds/effects.ts'
import type { Cited, ZonesScene } from '../scene.ts'
import { C } from '../tables.ts'
import { countHindrances, endHindrances, layHindrance } from './hindrances.ts'
import { edgeNumber, edgeOf, rollMoments } from './lasting.ts'
import { chooseEffectAttribute, chooseEffectDr } from './referee-asks.ts'
import { byEdge, makeTest } from './test.ts'
import { isOwnTurn, isUp } from './who.ts'

const ONGOING = plainly('Ongoing Damage')
const UNDER_ONGOING = plainly('under Ongoing Damage')

/** Lays Ongoing Damage on a Creature; one that suffers it already goes on with what it has. */
export function layOngoing(scene: ZonesScene, who: Who, effect: OngoingEffect): void {
  if (isBurning(scene, who)) {
    cite('ongoing-damage-does-not-stack')
    note.already(scene, who, UNDER_ONGOING)
    return
  }
  cite('ongoing-damage', ruleOfTest(scene, who))
  const attribute = chooseEffectAttribute(scene, who, effect.attribute)
  const dr = chooseEffectDr(scene, who, effect.dr)
  const moments = rollMoments(scene, who, ONGOING, effect.moments)
  scene.set(C.burning, who, 1, 'ongoing-damage')
  scene.set(C.burningAttribute, who, attribute, 'ongoing-damage')
  scene.set(C.burningDr, who, dr, 'default-dr')
  scene.set(C.burningMoments, who, moments, 'duration-in-moments')
  scene.set(C.burningEdge, who, edgeNumber(effect.edge), 'ongoing-damage')
  scene.set(C.burningNew, who, isOwnTurn(scene, who) ? 1 : 0, 'duration-in-moments')
}

/** The rule by which somebody Tests whether its Ongoing Damage goes on. */
const ruleOfTest = (scene: ZonesScene, who: Who): Cited =>
  scene.now.combatant.character[who] === 1 ? 'ongoing-damage-character-test' : 'ongoing-damage-test'

/** Whether it suffers Ongoing Damage. */
const isBurning = (scene: ZonesScene, who: Who): boolean => scene.now.combatant.burning[who] === 1

/** The Ongoing Damage that a Creature suffers, with the Test that ends it, or null. */
export function ongoingOn(scene: ZonesScene, who: Who): OngoingState | null {
  const { burningAttribute, burningDr, burningMoments, burningEdge } = scene.now.combatant
  if (!isBurning(scene, who)) return null
  return {
    attribute: burningAttribute[who],
    dr: burningDr[who],
    moments: burningMoments[who],
    edge: edgeOf(burningEdge[who]),
  }
}

/** What an attack, a spell or a hazard does besides damage, to one who is still up. */
export function layRider(scene: ZonesScene, who: Who, rider: Rider): void {
  if (rider.ongoing !== null && isUp(scene, who)) layOngoing(scene, who, rider.ongoing)
  if (rider.hindrance !== null && isUp(scene, who)) layHindrance(scene, who, rider.hindrance)
}

/** The Test at the end of the Turn to see whether Ongoing Damage goes on. */
export function testOngoing(scene: ZonesScene, who: Who): void {
  const { burningAttribute, burningDr, burningEdge } = scene.now.combatant
  if (!isBurning(scene, who)) return
  const rule = ruleOfTest(scene, who)
  const attribute = burningAttribute[who]
  const { passed } = makeTest(
    scene,
    who,
    'ongoing',
    attribute,
    burningDr[who],
    rule,
    byEdge(scene, edgeOf(burningEdge[who]), 'the effect'),
  )
  if (passed) scene.set(C.burning, who, 0, rule)
}

/** Ends its Ongoing Damage and its hindrances. */
export function endEffects(scene: ZonesScene, who: Who, rule: Cited): void {
  scene.set(C.burning, who, 0, rule)
  endHindrances(scene, who, rule)
}

/** Ends the effects whose last Moment this Turn was. */
export function countMoments(scene: ZonesScene, who: Who): void {
  const { burningMoments, burningNew } = scene.now.combatant
  const moments = burningMoments[who]
  if (isBurning(scene, who) && moments > 0) {
    if (burningNew[who] === 1) scene.set(C.burningNew, who, 0, 'duration-in-moments')
    else {
      scene.set(C.burningMoments, who, moments - 1, 'duration-in-moments')
      if (moments === 1) scene.set(C.burning, who, 0, 'duration-in-moments')
    }
  }
  countHindrances(scene, who)
}
