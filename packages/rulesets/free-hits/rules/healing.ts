import { choice, person, say, type Who } from '@fray/kernel/rules'
import { note } from '../events.ts'
import { WOUNDS } from '../lasting.ts'
import type { FreeHitsScene } from '../scene.ts'
import { C } from '../tables.ts'
import { AIMS, DEFEATED, IN } from '../words.ts'
import { revive } from './leaving.ts'
import { maxHpOf } from './numbers.ts'
import { isFree, nearestFree, putAt } from './space.ts'
import { hasSlotFor } from './thralls.ts'
import { removeWound, WOUNDING, woundsOf } from './wounds.ts'

/** Whether healing does anything for the unit: it is in the battle, or defeated and the healing revives. The dead stay dead. */
export function isHealable(scene: FreeHitsScene, who: Who, revives: boolean): boolean {
  const now = scene.now.combatant.status[who]
  return now === IN || (now === DEFEATED && revives)
}

/**
 * One instance of healing. It does nothing for the fallen unless it revives; 6 hit points or more take one wound away,
 * which the healed unit's seat chooses where the wounds differ. `by` is what heals.
 */
export function heal(scene: FreeHitsScene, who: Who, amount: number, revives: boolean, by: string): void {
  const { status, hp, square, footprint } = scene.now.combatant
  const isDown = status[who] === DEFEATED
  if (amount <= 0 || !isHealable(scene, who, revives) || (isDown && !isControllable(scene, who))) {
    note.heal(scene, { target: who, amount, by, left: null, adds: false, rule: 'wound-removal' })
    return
  }
  const from = hp[who]
  const after = Math.min(maxHpOf(scene, who), from + amount)
  if (scene.recorder !== null)
    note.heal(scene, { target: who, amount, by, left: { from, to: after }, adds: after > from, rule: 'wound-removal' })
  scene.set(C.hp, who, after, 'wound-removal')
  if (isDown && after > 0) {
    revive(scene, who)
    if (!isFree(scene, square[who], footprint[who], who)) makeRoom(scene, who)
  }
  if (amount >= WOUNDING) closeWound(scene, who)
}

/** A summoned unit comes back only where its summoner has a slot for it. */
function isControllable(scene: FreeHitsScene, who: Who): boolean {
  const summoner = scene.now.combatant.summoner[who]
  if (summoner < 0 || hasSlotFor(scene, summoner)) return true
  note.uncontrolled(scene, who, summoner)
  return false
}

/** One who is back on its feet where somebody else stands by now is put on the nearest free square. */
function makeRoom(scene: FreeHitsScene, who: Who): void {
  const square = nearestFree(scene, who)
  if (square >= 0) putAt(scene, who, square, 'grid')
}

/** One wound less. */
export function closeWound(scene: FreeHitsScene, who: Who): void {
  const wounds = woundsOf(scene, who)
  const first = wounds[0]
  if (first === undefined || scene.now.combatant.status[who] !== IN) return
  const { aim } = scene.now.wound
  const kinds = [...new Set(wounds.map((row) => aim[row]))]
  let taken = first
  if (kinds.length > 1) {
    const options = kinds.map((kind) => ({ value: AIMS[kind], label: WOUNDS[kind].healed }))
    const prompt = say('Which wound of {who} heals?', { who: person(who) })
    const kind = kinds[scene.ask(choice('wound-removal-count', who, prompt, options))]
    taken = wounds.find((row) => aim[row] === kind) ?? first
  }
  removeWound(scene, taken, 'wound-removal')
}
