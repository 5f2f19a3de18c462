import { type Message, person, say, type Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import type { Hazard } from '../kinds/effects.ts'
import type { ZonesScene } from '../scene.ts'
import { NONE } from '../tables.ts'
import { CON } from '../words.ts'
import { hurt, soak } from './damage.ts'
import { layRider } from './effects.ts'
import { chooseAttribute } from './referee-asks.ts'
import { byEdge, makeTest } from './test.ts'
import { isUp } from './who.ts'

export const AT_TURN_START = 0
export const ON_ENTER = 1
export const AT_TURN_END = 2

/** The hazard of a Zone, or null. */
export function hazardOf(scene: ZonesScene, zone: number): Hazard | null {
  const at = scene.now.zone.hazard[zone]
  return at < 0 ? null : (scene.values[at] as Hazard)
}

/** Whether the hazard leaves this combatant alone, by its name or by what it is. */
function isImmune(scene: ZonesScene, who: Who, hazard: Hazard): boolean {
  if (hazard.immune.length === 0) return false
  const { name, madeFrom } = scene.fighter(who)
  const [called, kind] = [name.toLowerCase(), madeFrom.toLowerCase()]
  return hazard.immune.some((entry) => entry.toLowerCase() === called || (kind !== '' && entry.toLowerCase() === kind))
}

const whichAgainstHazard = (who: Who): Message =>
  say('Which Attribute does {who} Test against the hazard?', { who: person(who) })

/**
 * Tests a Zone's hazard when it is timed to this moment: on a fail its damage and effects strike. Not an attack. Returns
 * whether it struck.
 */
export function meetHazard(scene: ZonesScene, who: Who, when: number): boolean {
  const zone = scene.now.combatant.zone[who]
  const hazard = hazardOf(scene, zone)
  if (hazard === null) return false
  cite('zone-hazard-timing')
  if (hazard.when !== when || !isUp(scene, who)) return false
  cite('zone-hazard-data')
  if (isImmune(scene, who, hazard)) return false
  const attribute = chooseAttribute(scene, who, hazard.attribute, CON, whichAgainstHazard)
  const { passed, natural } = makeTest(scene, who, {
    what: 'hazard',
    attribute,
    dr: hazard.dr,
    rule: 'zone-hazard',
    edges: byEdge(scene, hazard.edge, 'the hazard'),
  })
  if (passed) return false
  if (natural === 1) cite('avoid-natural-1')
  if (hazard.damage !== null) {
    const tally = scene.tally()
    scene.dice(hazard.damage, who, 'zone-hazard-data', 'hazard', tally)
    if (hazard.damage.bonus !== 0) tally.add(hazard.damage.bonus, 'zone-hazard-data', 'hazard')
    soak(scene, who, tally)
    hurt(scene, NONE, who, tally, 'zone-hazard-data')
    scene.credit(NONE, who)
  }
  layRider(scene, who, hazard)
  return true
}
