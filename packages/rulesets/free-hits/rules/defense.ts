import type { Tally } from '../citing.ts'
import { cite, type FreeHitsScene } from '../scene.ts'
import { C } from '../tables.ts'
import { addModifier } from './numbers.ts'
import { isChanneling } from './running.ts'
import { isSick } from './who.ts'

cite('target-number', 'flat-footed', 'flat-footed-causes', 'prone', 'flat-footed-over-prone', 'no-dodge-no-boost')
cite('boost-dodge', 'boost-dodge-duration', 'channeling', 'feat-battle-caster', 'summoning-sickness', 'boosts-stack')

const DODGING = 10
const FLAT = 5

/** Whether the unit is flat-footed against everybody. */
export function isFlatFooted(scene: FreeHitsScene, who: number): boolean {
  if (scene.now.combatant.flat[who] > 0 || isSick(scene, who)) return true
  return isChanneling(scene, who) && !scene.unit(who).gifts.dodgesWhileChanneling
}

/** The number that an attack on the unit must reach. `sneak`: the attacker is not detected. */
export function targetNumber(scene: FreeHitsScene, who: number, sneak: boolean): number {
  if (sneak || isFlatFooted(scene, who)) return FLAT
  const { agilityNow, prone, boostDodge } = scene.now.combatant
  if (prone[who] === 1) return FLAT + agilityNow[who]
  return DODGING + agilityNow[who] + boostDodge[who]
}

/** The same with its parts. */
export function tallyTarget(scene: FreeHitsScene, who: number, sneak: boolean, tally: Tally): void {
  const { prone, boostDodge, agilityNow } = scene.now.combatant
  const dodge = boostDodge[who]
  if (sneak || isFlatFooted(scene, who)) {
    tally.add(FLAT, 'flat-footed', sneak ? 'attacked unawares' : 'flat-footed')
    tally.pass(agilityNow[who], prone[who] === 1 ? 'flat-footed-over-prone' : 'flat-footed', 'Agility')
    if (dodge !== 0) tally.pass(dodge, 'no-dodge-no-boost', 'boost')
    return
  }
  if (prone[who] === 1) {
    tally.add(FLAT, 'prone', 'prone')
    addModifier(scene, tally, who, 'agility')
    if (dodge !== 0) tally.pass(dodge, 'no-dodge-no-boost', 'boost')
    return
  }
  tally.add(DODGING, 'target-number', 'dodging')
  addModifier(scene, tally, who, 'agility')
  if (dodge !== 0) tally.add(dodge, 'boost-dodge', 'boost')
}

/** The unit's dodge boost is over: its own turn has come. */
export function endDodge(scene: FreeHitsScene, who: number): void {
  const { boostDodge } = scene.now.combatant
  if (boostDodge[who] === 0) return
  scene.set(C.hadDodge, who, boostDodge[who], 'boost-dodge-duration')
  scene.set(C.boostDodge, who, 0, 'boost-dodge-duration')
}
