import { person, type Refusal, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { note } from '../events.ts'
import type { ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { isUp } from './who.ts'

/** Why the combatant cannot take Total Defense, or null. */
export function noTotalDefense(scene: ShockScene, who: Who): Refusal | null {
  if (scene.now.combatant.mainSpent[who] === 1) {
    return refuse('total-defense-needs-main', '{who} has spent their Main Action of this round.', { who: person(who) })
  }
  if (scene.now.combatant.totalDefense[who] === 1) {
    return refuse('total-defense', '{who} is in Total Defense already.', { who: person(who) })
  }
  return null
}

/** Total Defense: better AC and no Shock until the own next turn. The Main Action has been paid. */
export function defend(scene: ShockScene, who: Who): void {
  cite('total-defense-needs-main')
  scene.conclude(who, -1, () => {
    if (!isUp(scene, who)) return
    scene.set(C.totalDefense, who, 1, 'total-defense')
    note['total-defense'](scene, who)
  })
}
