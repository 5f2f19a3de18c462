import type { Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { hindranceWord, note } from '../events.ts'
import type { HindranceEffect, HindranceState } from '../kinds/effects.ts'
import type { Cited, ZonesScene } from '../scene.ts'
import { C, F } from '../tables.ts'
import { HINDRANCES, type TestKind } from '../words.ts'
import { edgeNumber, edgeOf, rollMoments } from './lasting.ts'
import { chooseEffectAttribute, chooseEffectDr } from './referee-asks.ts'
import { byEdge, makeTest } from './test.ts'
import { isHindered, isOwnTurn } from './who.ts'

/** The hindrance (position in HINDRANCES) as it lies on the Creature: with the Test that ends it. */
export const hindranceOn = (scene: ZonesScene, who: Who, kind: number): HindranceState => ({
  kind,
  attribute: scene.read(C.hindranceAttribute, who, kind),
  dr: scene.read(C.hindranceDr, who, kind),
  moments: scene.read(C.hindranceMoments, who, kind),
  edge: edgeOf(scene.read(C.hindranceEdge, who, kind)),
  needsAction: needsAction(scene, who, kind),
})

/** Whether the Test to end the hindrance that lies on it costs the Action. */
export const needsAction = (scene: ZonesScene, who: Who, kind: number): boolean =>
  scene.read(C.hindranceAction, who, kind) === 1

/** When it gained the hindrance, counted from 1 in the whole fight; 0 where it does not have it. */
const gainedAt = (scene: ZonesScene, who: Who, kind: number): number => scene.read(C.hindrance, who, kind)

/** The hindrance that it gained next after the one gained at that place in the order, or -1. */
function nextGained(scene: ZonesScene, who: Who, after: number): number {
  let found = -1
  for (let kind = 0; kind < HINDRANCES.length; kind++) {
    const gained = gainedAt(scene, who, kind)
    if (gained > after && (found < 0 || gained < gainedAt(scene, who, found))) found = kind
  }
  return found
}

/** Its hindrances (positions in HINDRANCES) in the order in which it gained them. */
export function hindrancesOf(scene: ZonesScene, who: Who): number[] {
  const found: number[] = []
  for (let kind = nextGained(scene, who, 0); kind >= 0; kind = nextGained(scene, who, gainedAt(scene, who, kind))) {
    found.push(kind)
  }
  return found
}

/** The rule of each hindrance. */
const LAID: readonly Cited[] = ['weakened', 'distracted', 'stuck', 'paralyzed']

/** Lays a hindrance on a Creature; the same one twice is held once, as it was first. */
export function layHindrance(scene: ZonesScene, who: Who, effect: HindranceEffect): void {
  const { kind } = effect
  cite('hindrance-until-test', LAID[kind])
  if (!isFree(scene, who)) cite('hindrances-combine')
  if (isHindered(scene, who, kind)) {
    note.already(scene, who, hindranceWord(kind))
    return
  }
  const attribute = chooseEffectAttribute(scene, who, effect.attribute)
  const dr = chooseEffectDr(scene, who, effect.dr)
  const moments = rollMoments(scene, who, hindranceWord(kind), effect.moments)
  const gained = scene.now.fight.gained[0] + 1
  scene.set(F.gained, 0, gained, 'hindrance-until-test')
  scene.setCell(C.hindrance, who, kind, gained, 'hindrance-until-test')
  scene.setCell(C.hindranceAttribute, who, kind, attribute, 'hindrance-until-test')
  scene.setCell(C.hindranceDr, who, kind, dr, 'default-dr')
  scene.setCell(C.hindranceAction, who, kind, effect.needsAction ? 1 : 0, 'hindrance-needs-action')
  scene.setCell(C.hindranceMoments, who, kind, moments, 'duration-in-moments')
  scene.setCell(C.hindranceEdge, who, kind, edgeNumber(effect.edge), 'hindrance-until-test')
  scene.setCell(C.hindranceNew, who, kind, isOwnTurn(scene, who) ? 1 : 0, 'duration-in-moments')
}

/** Takes a hindrance away. */
const endHindrance = (scene: ZonesScene, who: Who, kind: number, rule: Cited): void =>
  scene.setCell(C.hindrance, who, kind, 0, rule)

/** Takes every hindrance away. */
export function endHindrances(scene: ZonesScene, who: Who, rule: Cited): void {
  for (let kind = 0; kind < HINDRANCES.length; kind++) endHindrance(scene, who, kind, rule)
}

/** A Test to end a hindrance: free at the end of the Turn, or by an Action. A failed one changes nothing. */
export function testHindrance(scene: ZonesScene, who: Who, kind: number, what: TestKind, rule: Cited): void {
  const attribute = scene.read(C.hindranceAttribute, who, kind)
  const edges = byEdge(scene, edgeOf(scene.read(C.hindranceEdge, who, kind)), HINDRANCES[kind])
  const dr = scene.read(C.hindranceDr, who, kind)
  const { passed } = makeTest(scene, who, what, attribute, dr, rule, edges, { hindrance: kind })
  if (passed) endHindrance(scene, who, kind, 'hindrance-until-test')
}

/** Whether it has no hindrance at all, as nearly everybody at the end of nearly every Turn: one look at its four cells. */
function isFree(scene: ZonesScene, who: Who): boolean {
  const { hindrance } = scene.now.combatant
  const at = who * C.hindrance.width
  return (hindrance[at] | hindrance[at + 1] | hindrance[at + 2] | hindrance[at + 3]) === 0
}

/** Every hindrance that is tested for free, in the order in which they were gained; each result counts for the next. */
export function testHindrances(scene: ZonesScene, who: Who): void {
  if (isFree(scene, who)) return
  for (let kind = nextGained(scene, who, 0); kind >= 0; ) {
    const gained = gainedAt(scene, who, kind)
    if (!needsAction(scene, who, kind)) testHindrance(scene, who, kind, 'shake-off', 'hindrance-test-at-turn-end')
    kind = nextGained(scene, who, gained)
  }
}

/** Ends the hindrances whose last Moment this Turn was. */
export function countHindrances(scene: ZonesScene, who: Who): void {
  if (isFree(scene, who)) return
  for (let kind = 0; kind < HINDRANCES.length; kind++) {
    const moments = scene.read(C.hindranceMoments, who, kind)
    if (moments === 0 || !isHindered(scene, who, kind)) continue
    if (scene.read(C.hindranceNew, who, kind) === 1) {
      scene.setCell(C.hindranceNew, who, kind, 0, 'duration-in-moments')
      continue
    }
    scene.setCell(C.hindranceMoments, who, kind, moments - 1, 'duration-in-moments')
    if (moments === 1) endHindrance(scene, who, kind, 'duration-in-moments')
  }
}
