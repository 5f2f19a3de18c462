import type { HindranceEffect, OngoingEffect, Rider } from '../kinds/effects.ts'
import { type Cited, cite, type ZonesScene } from '../scene.ts'
import { C, F } from '../tables.ts'
import { chooseEffectAttribute, chooseEffectDr } from './referee-asks.ts'
import { makeTest, passed, type TestKind } from './test.ts'
import { isUp } from './who.ts'

/** Whether an effect that lands now lands on the Creature's own Turn, which then does not count for its Moments. */
const onOwnTurn = (scene: ZonesScene, who: number): number => (scene.now.fight.turn[0] === who ? 1 : 0)

cite('ongoing-damage-does-not-stack')

/** Lays Ongoing Damage on a Creature; one that suffers it already goes on with what it has. */
export function layOngoing(scene: ZonesScene, who: number, effect: OngoingEffect): void {
  if (scene.now.combatant.burning[who] === 1) return
  const attribute = chooseEffectAttribute(scene, who, effect.attribute)
  const dr = chooseEffectDr(scene, who, effect.dr)
  scene.set(C.burning, who, 1, 'ongoing-damage')
  scene.set(C.burningAttribute, who, attribute, 'ongoing-damage')
  scene.set(C.burningDr, who, dr, 'default-dr')
  scene.set(C.burningMoments, who, effect.moments, 'duration-in-moments')
  scene.set(C.burningNew, who, onOwnTurn(scene, who), 'duration-in-moments')
}

cite('hindrances-combine')

/** Lays a hindrance on a Creature; the same one twice is held once, as it was first. */
export function layHindrance(scene: ZonesScene, who: number, effect: HindranceEffect): void {
  const { kind } = effect
  if ((scene.now.combatant.hindrance[who * 4 + kind] as number) > 0) return
  const attribute = chooseEffectAttribute(scene, who, effect.attribute)
  const dr = chooseEffectDr(scene, who, effect.dr)
  const gained = (scene.now.fight.gained[0] as number) + 1
  scene.set(F.gained, 0, gained, 'hindrance-until-test')
  scene.setCell(C.hindrance, who, kind, gained, 'hindrance-until-test')
  scene.setCell(C.hindranceAttribute, who, kind, attribute, 'hindrance-until-test')
  scene.setCell(C.hindranceDr, who, kind, dr, 'default-dr')
  scene.setCell(C.hindranceAction, who, kind, effect.needsAction ? 1 : 0, 'hindrance-needs-action')
  scene.setCell(C.hindranceMoments, who, kind, effect.moments, 'duration-in-moments')
  scene.setCell(C.hindranceNew, who, kind, onOwnTurn(scene, who), 'duration-in-moments')
}

/** What an attack, a spell or a hazard does besides damage, to one who is still up. */
export function layRider(scene: ZonesScene, who: number, rider: Rider): void {
  if (rider.ongoing !== null && isUp(scene, who)) layOngoing(scene, who, rider.ongoing)
  if (rider.hindrance !== null && isUp(scene, who)) layHindrance(scene, who, rider.hindrance)
}

/** The Test at the end of the Turn to see whether Ongoing Damage goes on. */
export function testOngoing(scene: ZonesScene, who: number): void {
  const c = scene.now.combatant
  if (c.burning[who] === 0) return
  const rule: Cited = c.character[who] === 1 ? 'ongoing-damage-character-test' : 'ongoing-damage-test'
  const roll = makeTest(
    scene,
    who,
    'ongoing',
    c.burningAttribute[who] as number,
    c.burningDr[who] as number,
    rule,
    null,
  )
  if (passed(roll)) scene.set(C.burning, who, 0, rule)
}

/** A Test to end a hindrance: free at the end of the Turn, or by an Action. A failed one changes nothing. */
export function testHindrance(scene: ZonesScene, who: number, kind: number, what: TestKind, rule: Cited): void {
  const c = scene.now.combatant
  const at = who * 4 + kind
  const attribute = c.hindranceAttribute[at] as number
  const roll = makeTest(scene, who, what, attribute, c.hindranceDr[at] as number, rule, null)
  if (passed(roll)) scene.setCell(C.hindrance, who, kind, 0, 'hindrance-until-test')
}

/** Every hindrance that is tested for free, in the order in which they were gained; each result counts for the next. */
export function testHindrances(scene: ZonesScene, who: number): void {
  let after = 0
  for (;;) {
    const kind = nextHindrance(scene, who, after)
    if (kind < 0) return
    after = scene.now.combatant.hindrance[who * 4 + kind] as number
    if (scene.now.combatant.hindranceAction[who * 4 + kind] === 0) {
      testHindrance(scene, who, kind, 'shake-off', 'hindrance-test-at-turn-end')
    }
  }
}

/** The hindrance gained next after the one with the given place in the order, or -1. */
export function nextHindrance(scene: ZonesScene, who: number, after: number): number {
  const { hindrance } = scene.now.combatant
  let found = -1
  for (let kind = 0; kind < 4; kind++) {
    const gained = hindrance[who * 4 + kind] as number
    if (gained > after && (found < 0 || gained < (hindrance[who * 4 + found] as number))) found = kind
  }
  return found
}

cite('moment')

/** Ends the effects whose last Moment this Turn was. */
export function countMoments(scene: ZonesScene, who: number): void {
  const c = scene.now.combatant
  if (c.burning[who] === 1 && (c.burningMoments[who] as number) > 0) {
    if (c.burningNew[who] === 1) scene.set(C.burningNew, who, 0, 'duration-in-moments')
    else {
      const left = (c.burningMoments[who] as number) - 1
      scene.set(C.burningMoments, who, left, 'duration-in-moments')
      if (left === 0) scene.set(C.burning, who, 0, 'duration-in-moments')
    }
  }
  for (let kind = 0; kind < 4; kind++) {
    const at = who * 4 + kind
    if (c.hindrance[at] === 0 || c.hindranceMoments[at] === 0) continue
    if (c.hindranceNew[at] === 1) scene.setCell(C.hindranceNew, who, kind, 0, 'duration-in-moments')
    else {
      const left = (c.hindranceMoments[at] as number) - 1
      scene.setCell(C.hindranceMoments, who, kind, left, 'duration-in-moments')
      if (left === 0) scene.setCell(C.hindrance, who, kind, 0, 'duration-in-moments')
    }
  }
}
