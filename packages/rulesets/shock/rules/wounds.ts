import type { Message, Who } from '@fray/kernel/rules'
import { cite, type Tally } from '../citing.ts'
import { note } from '../events.ts'
import type { Cited, ShockScene } from '../scene.ts'
import { C, NONE } from '../tables.ts'
import { DEAD, FLED, MORTALLY_INJURED, UNCONSCIOUS, UP } from '../words.ts'
import { endHold, setScreening, tidyBonds } from './bonds.ts'
import { dropHeld } from './gear.ts'
import { judgeAfterLoss, judgeAfterWound } from './morale.ts'

export const NO_NOTES: readonly Message[] = []

/** How damage is dealt. */
interface Dealt {
  readonly rule: Cited
  /** What the log calls its source, or the weapon. */
  readonly by: Message | string | number
  readonly notes?: typeof NO_NOTES
}

/**
 * Tells of damage, with what is left, and takes it. `by` is the row of the weapon, the name of what does it in the content, or a message;
 * `notes` say how the number came about.
 */
export function deal(
  scene: ShockScene,
  attacker: Who,
  target: Who,
  tally: Tally,
  { rule, by, notes = NO_NOTES }: Dealt,
): void {
  const { recorder, now } = scene
  const isTaken = now.combatant.state[target] < DEAD
  const from = now.combatant.hp[target]
  const left = recorder !== null && isTaken ? { from, to: Math.max(0, from - tally.total) } : null
  note.damage(scene, { attacker, target, tally, rule, by, notes, left })
  loseHitPoints(scene, target, tally.total, rule)
  scene.credit(attacker, target)
}

/**
 * Takes hit points away, never below 0. At 0 an unnamed NPC dies and others are Mortally Injured, whatever the weapon: only
 * a failed save against an execution knocks out. The one who lies already dies of any further damage.
 */
function loseHitPoints(scene: ShockScene, who: Who, amount: number, rule: Cited): void {
  const { hp, state } = scene.now.combatant
  const now = state[who]
  if (amount <= 0 || now === DEAD || now === FLED) return
  scene.set(C.unsuspecting, who, 0, 'execution-target')
  spoilAim(scene, who)
  scene.wounds[who] = woundsOf(scene, who) + 1
  const left = Math.max(0, hp[who] - amount)
  scene.set(C.hp, who, left, rule)
  if (now !== UP) {
    fall(scene, who, DEAD, 'hurt-while-down')
    return
  }
  if (left === 0) fallAtZero(scene, who, false)
  else judgeAfterWound(scene, who)
}

/** How often the combatant has lost hit points since the fight was opened here: compare two counts of one command. */
export const woundsOf = (scene: ShockScene, who: Who): number => scene.wounds[who] ?? 0

/** How often the combatant has been brought down since the fight was opened here: compare two counts of one command. */
export const fallsOf = (scene: ShockScene, who: Who): number => scene.falls[who] ?? 0

/** A disturbance: what was aimed so far is lost. */
export function spoilAim(scene: ShockScene, who: Who): void {
  if (scene.now.combatant.aimAt[who] < 0) return
  scene.set(C.aimAt, who, NONE, 'execution-spoiled')
  scene.set(C.aimWith, who, NONE, 'execution-spoiled')
  scene.set(C.aimRounds, who, 0, 'execution-spoiled')
  scene.set(C.aimed, who, 0, 'execution-spoiled')
}

/** What becomes of one at 0 hit points. */
export function fallAtZero(scene: ShockScene, who: Who, nonLethal: boolean): void {
  if (nonLethal) {
    cite('execution-nonlethal')
    fall(scene, who, UNCONSCIOUS, 'unconscious')
  } else if (scene.now.combatant.named[who] === 0) fall(scene, who, DEAD, 'nameless-npc-dies')
  else fall(scene, who, MORTALLY_INJURED, 'mortally-injured')
}

/** Down at once, whatever its hit points were. */
export function bringDown(scene: ShockScene, who: Who, nonLethal: boolean): void {
  scene.wounds[who] = woundsOf(scene, who) + 1
  cite('execution-failed-save')
  scene.set(C.hp, who, 0, 'execution-failed-save')
  if (scene.now.combatant.state[who] === UP) fallAtZero(scene, who, nonLethal)
  else fall(scene, who, DEAD, 'hurt-while-down')
}

/** Falls: prone and helpless, what it held is dropped, everything it was doing ends. */
export function fall(scene: ShockScene, who: Who, state: number, rule: Cited): void {
  const wasUp = scene.now.combatant.state[who] === UP
  const held = scene.now.combatant.grappling[who]
  if (wasUp) scene.falls[who] = fallsOf(scene, who) + 1
  scene.set(C.state, who, state, rule)
  scene.set(C.fell, who, wasUp ? scene.now.fight.round[0] : scene.now.combatant.fell[who], rule)
  scene.set(C.prone, who, 1, rule)
  scene.set(C.hp, who, 0, rule)
  scene.set(C.totalDefense, who, 0, rule)
  stopEverything(scene, who, rule)
  dropHeld(scene, who)
  if (scene.now.combatant.dual[who] === 1) cite('dual-wield-stance')
  scene.set(C.dual, who, 0, rule)
  note.falls(scene, who, state, rule)
  if (held >= 0) note['hold-ends'](scene, who, held, 'grapple-ends')
  tidyBonds(scene)
  if (wasUp || state === DEAD) judgeAfterLoss(scene, who)
}

/** Ends what one who falls or leaves was doing. */
export function stopEverything(scene: ShockScene, who: Who, rule: Cited): void {
  setScreening(scene, who, NONE, rule)
  if (scene.now.combatant.grappling[who] >= 0) cite('grapple-ends')
  endHold(scene, who, rule)
  scene.set(C.swarm, who, NONE, rule)
  scene.set(C.swarmWith, who, NONE, rule)
  scene.set(C.holding, who, 0, rule)
  scene.set(C.triggered, who, 0, rule)
  scene.set(C.attacksLeft, who, 0, rule)
  scene.set(C.aimAt, who, NONE, rule)
  scene.set(C.aimWith, who, NONE, rule)
  scene.set(C.aimRounds, who, 0, rule)
  scene.set(C.aimed, who, 0, rule)
}

/**
 * Gives hit points back, never above the maximum, and tells of it; one who was dying or knocked out is up again, prone. `by` is what
 * heals: its name in the content, or a message.
 */
export function heal(scene: ShockScene, who: Who, amount: number, by: Message | string, rule: Cited): void {
  const { hp, hpMax, state } = scene.now.combatant
  const from = hp[who]
  const to = amount <= 0 || state[who] >= DEAD ? from : Math.min(hpMax[who], from + amount)
  if (scene.recorder !== null) note.heal(scene, { target: who, amount: to - from, by, left: { from, to }, rule })
  if (to === from) return
  scene.set(C.hp, who, to, rule)
  if (state[who] !== UP) scene.set(C.state, who, UP, 'mortally-injured')
}
