import type { Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { Besides, FurtherEffect } from '../kinds/effects.ts'
import type { ZonesScene } from '../scene.ts'
import { C } from '../tables.ts'
import { EDGES, type Edge } from '../words.ts'
import { hurt, soak } from './damage.ts'
import { layRider } from './effects.ts'
import { chooseEffectAttribute } from './referee-asks.ts'
import { byEdge, makeTest } from './test.ts'
import { isUp } from './who.ts'

/** What lands on somebody besides damage, while it is up: effects that simply come, then riders with Tests of their own. */
export function layBesides(scene: ZonesScene, by: Who, who: Who, what: Besides): void {
  layRider(scene, who, what)
  grantNext(scene, who, what.next)
  for (const rider of what.riders) if (isUp(scene, who)) layFurther(scene, by, who, rider)
}

/** Advantage or Disadvantage on the next Test of somebody, whatever that is. */
function grantNext(scene: ZonesScene, who: Who, edge: Edge | undefined): void {
  if (edge === undefined || !isUp(scene, who)) return
  scene.set(edge === 'advantage' ? C.favored : C.hampered, who, 1, edge)
  note.granted(scene, who, EDGES.indexOf(edge))
}

/** A rider, unless the one struck passes its Test: damage that is never doubled, then its effects. */
function layFurther(scene: ZonesScene, by: Who, who: Who, rider: FurtherEffect): void {
  cite('content-is-data')
  if (rider.test !== null) {
    const { attribute, dr, edge } = rider.test
    const named = chooseEffectAttribute(scene, who, attribute)
    if (
      makeTest(scene, who, {
        what: 'resist',
        attribute: named,
        dr,
        rule: 'content-is-data',
        edges: byEdge(scene, edge, 'the effect'),
      }).passed
    )
      return
  }
  if (rider.damage !== null) {
    const tally = scene.tally()
    scene.dice(rider.damage, by, 'content-is-data', 'effect', tally)
    if (rider.damage.bonus !== 0) tally.add(rider.damage.bonus, 'content-is-data', 'effect')
    soak(scene, who, tally)
    hurt(scene, by, who, tally, 'content-is-data')
    scene.credit(by, who)
  }
  layRider(scene, who, rider)
  grantNext(scene, who, rider.next)
}
