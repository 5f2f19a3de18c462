import { person, type Refusal, type Who } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import type { Cause } from '../event-fields.ts'
import type { FreeHitsScene } from '../scene.ts'
import { usualMelee } from './gear.ts'
import { inZone } from './space.ts'
import { detects, isAble, isIn } from './who.ts'

/** Says why a unit is not offered a free hit that it would have by where it stands. `slots`: the free hits that it has left. */
export function passOffer(scene: FreeHitsScene, hitter: Who, other: Who, cause: Cause, slots: number): void {
  if (!isIn(scene, hitter) || !isIn(scene, other) || !inZone(scene, hitter, other)) return
  scene.passOver(hitter, cause, whyNotOffered(scene, hitter, other, cause, slots))
}

function whyNotOffered(scene: FreeHitsScene, hitter: Who, other: Who, cause: Cause, slots: number): Refusal | null {
  if (!isAble(scene, hitter)) return refuse('cannot-act', '{hitter} cannot act.', { hitter: person(hitter) })
  if (cause !== 'tragedy-free-critical' && slots === 0) {
    return refuse('free-hit-slots', '{hitter} has no free hit left this round.', { hitter: person(hitter) })
  }
  if (!detects(scene, hitter, other))
    return refuse('detection', '{hitter} does not detect {other}.', { hitter: person(hitter), other: person(other) })
  return usualMelee(scene, hitter) >= 0
    ? null
    : refuse('weapon-in-hand', '{hitter} has nothing in hand to strike with.', { hitter: person(hitter) })
}
