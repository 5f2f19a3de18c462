import type { Who } from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import { cite, type Tally } from '../citing.ts'
import type { FreeHitsScene } from '../scene.ts'
import { C } from '../tables.ts'
import { addModifier } from './numbers.ts'
import { isChanneling } from './running.ts'
import { isSick } from './who.ts'

const DODGING = 10
const FLAT = 5

/** Whether the unit is flat-footed against everybody. */
export function isFlatFooted(scene: FreeHitsScene, who: Who): boolean {
  if (scene.now.combatant.flat[who] > 0 || isSick(scene, who)) {
    cite('flat-footed-causes')
    return true
  }
  if (!isChanneling(scene, who)) return false
  cite('channeling')
  const dodges = scene.unit(who).gifts.dodgesWhileChanneling
  cite(dodges ? 'feat-battle-caster' : 'flat-footed-causes')
  return !dodges
}

/** The number that an attack on the unit must reach, by its parts. `sneak`: the attacker is not detected. */
export function tallyTarget(scene: FreeHitsScene, who: Who, sneak: boolean): Tally {
  const { prone, boostDodge, agilityNow } = scene.now.combatant
  const tally = scene.tally()
  const isProne = prone[who] === 1
  const isFlat = sneak || isFlatFooted(scene, who)
  const dodge = boostDodge[who]
  if (isFlat) tally.add(FLAT, 'flat-footed', sneak ? 'attacked unawares' : 'flat-footed')
  else if (isProne) tally.add(FLAT, 'prone', 'prone')
  else tally.add(DODGING, 'target-number', 'dodging')
  if (isFlat) tally.pass(agilityNow[who], isProne ? 'flat-footed-over-prone' : 'flat-footed', 'Agility')
  else addModifier(scene, tally, who, 'agility')
  if (dodge !== 0 && (isFlat || isProne)) tally.pass(dodge, 'no-dodge-no-boost', 'boost')
  else if (dodge !== 0) tally.add(dodge, 'boost-dodge', 'boost')
  return tally
}

/** The number alone. */
export const targetNumber = (scene: FreeHitsScene, who: Who, sneak: boolean): number =>
  tallyTarget(scene, who, sneak).total

/** The unit's dodge boost is over: its own turn has come. */
export function endDodge(scene: FreeHitsScene, who: Who): void {
  const { boostDodge } = scene.now.combatant
  if (boostDodge[who] === 0) return
  setCells(scene, C, who, { hadDodge: boostDodge[who], boostDodge: 0 }, 'boost-dodge-duration')
}
