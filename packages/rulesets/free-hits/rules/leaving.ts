import type { Who } from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import { note } from '../events.ts'
import type { Cited, FreeHitsScene } from '../scene.ts'
import { C, RUNNING_TABLE, UNDETECTED_TABLE } from '../tables.ts'
import { DEAD, type DEFEATED, FLED, GONE, IN, YIELDED } from '../words.ts'
import { dropUndetected } from './detection.ts'
import { stopCasting, stopRunning } from './running.ts'
import { returnReserve } from './thralls.ts'

/** Takes a unit out of the battle: what it was doing ends, what it took of its summoner comes back. */
function leave(scene: FreeHitsScene, who: Who, status: number, rule: Cited): void {
  setCells(scene, C, who, { status, spaces: 0, disengaged: 0 }, rule)
  stopCasting(scene, who, rule)
  for (let i = scene.rows(RUNNING_TABLE) - 1; i >= 0; i--) {
    if (scene.now.running.caster[i] === who) stopRunning(scene, i, rule)
  }
  returnReserve(scene, who, rule)
  if (scene.rows(UNDETECTED_TABLE) > 0) dropUndetected(scene, who)
}

/** The unit is defeated, or dead. */
export function fall(scene: FreeHitsScene, who: Who, status: typeof DEFEATED | typeof DEAD, rule: Cited): void {
  scene.set(C.hp, who, 0, rule)
  if (scene.now.combatant.status[who] !== IN) {
    scene.set(C.status, who, status, rule)
    return
  }
  leave(scene, who, status, rule)
  note.falls(scene, who, status === DEAD, rule)
}

/** The unit has stepped off the battlefield. */
export function flee(scene: FreeHitsScene, who: Who): void {
  leave(scene, who, FLED, 'flee')
  note.flees(scene, who)
}

/** The unit has lost the will to fight. */
export function giveUp(scene: FreeHitsScene, who: Who): void {
  leave(scene, who, YIELDED, 'will-to-fight')
  note.yields(scene, who)
}

/** A summoned unit vanishes. */
export function vanish(scene: FreeHitsScene, who: Who, rule: Cited): void {
  leave(scene, who, GONE, rule)
  scene.set(C.present, who, 0, rule)
  note.vanishes(scene, who)
}

/** A fallen unit is back in the battle, at its old place in the line. */
export function revive(scene: FreeHitsScene, who: Who): void {
  scene.set(C.status, who, IN, 'defeated-at-zero')
  note.revives(scene, who)
}
