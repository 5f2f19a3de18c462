import { type Message, person, plainly, say, type Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { NO_MANEUVER } from '../words.ts'
import { prepare } from './attack.ts'
import { letGo } from './bonds.ts'
import { initiatorWins, opposedRoll } from './checks.ts'
import { rollDamage } from './damage.ts'
import { bareHands, meleeMode } from './gear.ts'
import { sizePenalty } from './legal.ts'
import { place } from './places.ts'
import { isUp } from './who.ts'
import { deal } from './wounds.ts'

const BREAKING_FREE = plainly('to break free')
const HOLDING_ON = plainly('to hold on')
const RESISTING = plainly('to resist')

/** Everybody who holds the combatant, in roster order. */
export function grapplersOf(scene: ShockScene, held: number): number[] {
  const { grappling } = scene.now.combatant
  const found: number[] = []
  for (let row = 0; row < scene.combatants; row++) if (grappling[row] === held) found.push(row)
  return found
}

/** End of the round: everybody who is still held suffers an unarmed hit from each who holds it. */
export function squeeze(scene: ShockScene): void {
  for (let row = 0; row < scene.combatants; row++) {
    const held = scene.now.combatant.grappling[row]
    if (held < 0 || !isUp(scene, row) || !isUp(scene, held)) continue
    const weapon = bareHands(scene, row)
    const mode = Math.max(0, meleeMode(scene.kind(weapon)))
    const attack = prepare(scene, 'main', row, { target: held, weapon, mode, maneuver: NO_MANEUVER })
    cite('dice-order')
    const tally = rollDamage(scene, attack, 'grapple-round-damage')
    deal(scene, row, held, tally, { rule: 'grapple-round-damage', by: say('squeezed by {who}', { who: person(row) }) })
  }
}

/** Breaking free: one check of the held one against each who holds it; those it beats lose their hold. */
export function breakFree(scene: ShockScene, who: Who): void {
  const grapplers = grapplersOf(scene, who)
  if (grapplers.length === 0) {
    cite('target-gone')
    return
  }
  const own = opposedRoll(scene, who, { rule: 'grapple-escape', why: BREAKING_FREE })
  if (grapplers.length > 1) cite('grapple-many', 'grapple-many-separate')
  for (const grappler of grapplers) {
    const penalty = sizePenalty(scene, grappler, who) ?? -6
    const theirs = opposedRoll(scene, grappler, { rule: 'grapple-escape', why: HOLDING_ON, penalty })
    if (initiatorWins(scene, who, own, grappler, theirs)) letGo(scene, grappler, 'grapple-escape')
  }
}

/** The grappler's check for moving or throwing the one it holds; losing it, it loses its grip. Returns whether it won. */
export function winsGrip(scene: ShockScene, grappler: Who, what: Message): boolean {
  const held = scene.now.combatant.grappling[grappler]
  const penalty = sizePenalty(scene, grappler, held) ?? -6
  const own = opposedRoll(scene, grappler, { rule: 'grapple-move-target', why: what, penalty })
  const theirs = opposedRoll(scene, held, { rule: 'grapple-move-target', why: RESISTING })
  if (initiatorWins(scene, grappler, own, held, theirs)) return true
  letGo(scene, grappler, 'grapple-move-lost')
  return false
}

/** Throws the held one to a square: it falls prone, and this hold is over. */
export function throwTo(scene: ShockScene, grappler: Who, held: number, square: number): void {
  letGo(scene, grappler, 'grapple-move-details')
  cite('forced-movement-safe')
  place(scene, held, square, 'grapple-move-details')
  scene.set(C.prone, held, 1, 'grapple-move-target')
  note.thrown(scene, grappler, held, square)
}
