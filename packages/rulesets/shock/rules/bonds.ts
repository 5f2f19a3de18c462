import type { Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { Cited, ShockScene } from '../scene.ts'
import { BOND, BOND_TABLE, C, F, NONE } from '../tables.ts'
import { UP } from '../words.ts'
import { areAdjacent, feetBetween } from './space.ts'
import { inGrapple, isAlive } from './who.ts'

/** Whether the bond is there. */
export function hasBond(scene: ShockScene, kind: number, a: number, b: number): boolean {
  const bond = scene.now.bond
  const count = scene.rows(BOND_TABLE)
  for (let i = 0; i < count; i++) if (bond.kind[i] === kind && bond.a[i] === a && bond.b[i] === b) return true
  return false
}

/** Makes the bond where it is not there yet. */
export function bind(scene: ShockScene, kind: number, a: number, b: number, rule: Cited): void {
  if (hasBond(scene, kind, a, b)) return
  const row = scene.open(BOND_TABLE)
  scene.set(BOND.kind, row, kind, rule)
  scene.set(BOND.a, row, a, rule)
  scene.set(BOND.b, row, b, rule)
}

/** Whom a combatant has that bond with, in the order in which they were made. */
export function bondsOf(scene: ShockScene, kind: number, a: number): number[] {
  const bond = scene.now.bond
  const found: number[] = []
  for (let i = 0; i < scene.rows(BOND_TABLE); i++) {
    if (bond.kind[i] === kind && bond.a[i] === a) found.push(bond.b[i] as number)
  }
  return found
}

/** Ends every bond: they are counted by the round. */
export function clearBonds(scene: ShockScene): void {
  for (let i = scene.rows(BOND_TABLE) - 1; i >= 0; i--) scene.close(BOND_TABLE, i)
}

/** Begins a hold; holds are counted, so that fights without any pay nothing for them. */
export function takeHold(scene: ShockScene, grappler: Who, held: number, rule: Cited): void {
  if (scene.now.combatant.grappling[grappler] < 0) scene.set(F.holds, 0, scene.now.fight.holds[0] + 1, rule)
  scene.set(C.grappling, grappler, held, rule)
}

/** Ends a hold without a word. */
export function endHold(scene: ShockScene, grappler: Who, rule: Cited): void {
  if (scene.now.combatant.grappling[grappler] < 0) return
  scene.set(F.holds, 0, scene.now.fight.holds[0] - 1, rule)
  scene.set(C.grappling, grappler, NONE, rule)
}

/** Begins or ends (-1) a screen; screens are counted like holds. */
export function setScreening(scene: ShockScene, screener: number, ward: number, rule: Cited): void {
  const before = scene.now.combatant.screening[screener]
  if (before === ward) return
  if (before >= 0 && ward >= 0) cite('screen-ends')
  const more = (ward >= 0 ? 1 : 0) - (before >= 0 ? 1 : 0)
  if (more !== 0) scene.set(F.screens, 0, scene.now.fight.screens[0] + more, rule)
  scene.set(C.screening, screener, ward, rule)
}

/** The hold ends. */
export function letGo(scene: ShockScene, grappler: Who, rule: Cited): void {
  const held = scene.now.combatant.grappling[grappler]
  if (held < 0) return
  endHold(scene, grappler, rule)
  note['hold-ends'](scene, grappler, held, rule)
}

/** After anything moved or fell: holds and screens that cannot go on end. */
export function tidyBonds(scene: ShockScene): void {
  if (scene.now.fight.holds[0] === 0 && scene.now.fight.screens[0] === 0) return
  const { grappling, screening, state } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    const held = grappling[row]
    if (held >= 0 && (state[row] !== UP || state[held] !== UP || !areAdjacent(scene, row, held))) {
      letGo(scene, row, 'grapple-ends')
    }
    const ward = screening[row]
    if (
      ward >= 0 &&
      (state[row] !== UP || !isAlive(scene, ward) || feetBetween(scene, row, ward) > 5 || inGrapple(scene, row))
    ) {
      setScreening(scene, row, NONE, 'screen-ends')
    }
  }
}
