import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { ShockScene } from '../scene.ts'
import { C, F, NONE, ORDER, ORDER_TABLE, OVER, SIDE, SIDES, SURPRISE, USE, USE_TABLE } from '../tables.ts'
import { DEAD, MORTALLY_INJURED, STABLE, UP } from '../words.ts'
import { clearBonds, setScreening } from './bonds.ts'
import { settle } from './ending.ts'
import { squeeze } from './grapple.ts'
import { rollInitiative } from './initiative.ts'
import { isPerRound } from './powers.ts'
import { endStances } from './stances.ts'
import { leaveSwarm } from './swarm.ts'
import { isAlive } from './who.ts'
import { fall } from './wounds.ts'

/** Position of the side whose turn it is, or -1. */
export function currentSide(scene: ShockScene): number {
  const place = scene.now.fight.place[0]
  return place < 0 ? NONE : scene.now.order.side[place]
}

/** Whether the combatant has nothing more to do on its side's turn: it has passed, or cannot act. */
export function hasFinished(scene: ShockScene, row: number): boolean {
  const { passed, state, surprised } = scene.now.combatant
  return passed[row] === 1 || state[row] !== UP || surprised[row] === 1
}

/** Whether nothing but Free Actions is left to the combatant on its turn: no Main, no Move, no further attack, no swarm to strike. */
export function hasSpentAll(scene: ShockScene, row: number): boolean {
  const { mainSpent, moveSpent, secondMove, attacksLeft, swarm } = scene.now.combatant
  if (mainSpent[row] === 0 || moveSpent[row] === 0 || secondMove[row] === 1) return false
  const target = swarm[row]
  if (attacksLeft[row] > 0) return false
  if (target < 0 || !isAlive(scene, target)) return true
  cite('side-turn', 'swarm-lapse')
  return false
}

/** Whether every member of the side whose turn it is has passed or cannot act. */
export const isSideDone = (scene: ShockScene): boolean => isEachDone(scene, hasFinished)

/** Whether the side whose turn it is could go on with nothing but Free Actions: another side's act then ends the turn. */
export const isSideSpent = (scene: ShockScene): boolean =>
  isEachDone(scene, (_, row) => hasFinished(scene, row) || hasSpentAll(scene, row))

function isEachDone(scene: ShockScene, isDone: (scene: ShockScene, row: number) => boolean): boolean {
  const now = currentSide(scene)
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.side[row] === now && !isDone(scene, row)) return false
  }
  return true
}

/** The side that acts next in the order, or -1 where that is still to be rolled. */
export function nextSide(scene: ShockScene): number {
  const next = scene.now.fight.place[0] + 1
  if (next < scene.rows(ORDER_TABLE)) return scene.now.order.side[next]
  return scene.now.fight.phase[0] === SURPRISE ? NONE : scene.now.order.side[0]
}

/** Writes the order of sides. */
export function writeOrder(scene: ShockScene, sides: readonly number[]): void {
  while (scene.rows(ORDER_TABLE) > 0) scene.close(ORDER_TABLE, scene.rows(ORDER_TABLE) - 1)
  for (const side of sides) scene.set(ORDER.side, scene.open(ORDER_TABLE), side, 'initiative-order')
}

/** The surprise round: the sides that are not surprised act, the Party first. */
export function startSurpriseRound(scene: ShockScene): void {
  const { sides } = scene.setup
  const able = sides.map((_, i) => i).filter((i) => scene.now.side.surprised[i] === 0)
  able.sort((a, b) => Number(sides[b]?.party) - Number(sides[a]?.party) || a - b)
  for (let row = 0; row < scene.combatants; row++) {
    const side = scene.now.combatant.side[row]
    if (scene.now.side.surprised[side] === 1) scene.set(C.surprised, row, 1, 'surprised-cannot-act')
  }
  writeOrder(scene, able)
  scene.set(F.phase, 0, SURPRISE, 'surprise-round')
  note['surprise-round'](
    scene,
    [...sides.keys()].filter((i) => scene.now.side.surprised[i] === 1),
  )
  startSideTurn(scene, 0)
}

/** Initiative is rolled once, then the first round begins. */
export function startCombat(scene: ShockScene): void {
  for (let row = 0; row < scene.combatants; row++) scene.set(C.surprised, row, 0, 'surprise-round')
  for (let side = 0; side < scene.setup.sides.length; side++) scene.set(SIDES.surprised, side, 0, 'surprise-round')
  writeOrder(scene, rollInitiative(scene))
  scene.set(F.phase, 0, SIDE, 'initiative-order')
  startRound(scene)
}

/** A round begins: actions, shields' protection and counts come back. */
function startRound(scene: ShockScene): void {
  const round = scene.now.fight.round[0] + 1
  scene.set(F.round, 0, round, 'initiative-order')
  note.round(scene, round)
  refresh(scene)
  startSideTurn(scene, 0)
}

/** Everything that is counted by the round begins again. */
function refresh(scene: ShockScene): void {
  for (let row = 0; row < scene.combatants; row++) {
    scene.set(C.mainSpent, row, 0, 'actions-refresh')
    scene.set(C.moveSpent, row, 0, 'actions-refresh')
    scene.set(C.secondMove, row, 0, 'actions-refresh')
    scene.set(C.ran, row, 0, 'actions-refresh')
    scene.set(C.attacksLeft, row, 0, 'actions-refresh')
    scene.set(C.passed, row, 0, 'actions-refresh')
    scene.set(C.shieldUsed, row, 0, 'shield-reset')
    scene.set(C.frees, row, 0, 'free-action-limit')
    scene.set(C.instants, row, 0, 'instant-action-limit')
  }
  clearBonds(scene)
  for (let use = 0; use < scene.rows(USE_TABLE); use++) {
    if (isPerRound(scene, use)) scene.set(USE.used, use, 0, 'power-instants')
  }
}

/** A side's turn begins: its members' Total Defense and screens end. */
export function startSideTurn(scene: ShockScene, place: number): void {
  scene.set(F.place, 0, place, 'initiative-order')
  const side = scene.now.order.side[place]
  cite('side-turn-interleaved')
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.side[row] !== side) continue
    endStances(scene, row, 'own-turn')
    // What has been spent out of turn comes back with the round, not with the turn.
    if (scene.now.combatant.mainSpent[row] === 1) cite('actions-refresh')
    setScreening(scene, row, NONE, 'screen-duration')
    scene.set(C.acBonus, row, 0, 'power-instants')
    scene.set(C.immuneNow, row, 0, 'shock-immunity')
    scene.set(C.swaps, row, 0, 'rapid-swaps')
    scene.set(C.passed, row, 0, 'side-turn')
  }
  note['side-turn'](scene, side, scene.now.fight.round[0])
}

/** A side's turn ends: swarms that have not struck lapse, Moves that were not used are lost. Then the next side, or the next round. */
export function endSideTurn(scene: ShockScene): void {
  const side = currentSide(scene)
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.swarm[row] >= 0) {
      leaveSwarm(scene, row, 'swarm-lapse')
      note['swarm-lapses'](scene, row)
    }
    scene.set(C.triggered, row, 0, 'hold-leftovers')
    if (scene.now.combatant.side[row] !== side) continue
    scene.set(C.moveSpent, row, 1, 'unspent-actions')
    scene.set(C.secondMove, row, 0, 'unspent-actions')
    scene.set(C.attacksLeft, row, 0, 'unspent-actions')
    scene.set(C.passed, row, 1, 'side-turn')
  }
  const place = scene.now.fight.place[0] + 1
  if (place < scene.rows(ORDER_TABLE)) startSideTurn(scene, place)
  else endRound(scene)
}

/** When every side has acted: holds squeeze, the dying whose time is up die, what lasted for the round ends. */
function endRound(scene: ShockScene): void {
  cite('round-end-order')
  const round = scene.now.fight.round[0]
  squeeze(scene)
  for (let row = 0; row < scene.combatants; row++) {
    const { state, fell } = scene.now.combatant
    if (state[row] === STABLE) cite('stabilize')
    if (state[row] !== MORTALLY_INJURED) continue
    cite('mortal-injury-clock')
    if (round >= fell[row] + 6) fall(scene, row, DEAD, 'mortal-injury-clock')
  }
  for (let row = 0; row < scene.combatants; row++) {
    endStances(scene, row, 'round')
    scene.set(C.slippery, row, 0, 'disengage')
    if (scene.now.combatant.holding[row] === 1) {
      scene.set(C.holding, row, 0, 'hold-lost')
      note['hold-lost'](scene, row)
    }
    countAim(scene, row)
  }
  settle(scene)
  if (scene.now.fight.phase[0] === OVER) return
  if (scene.now.fight.phase[0] === SURPRISE) {
    refresh(scene)
    startCombat(scene)
  } else {
    cite('initiative-kept')
    startRound(scene)
  }
}

/** A round spent aiming counts; one in which something else was done spoils the aim. */
function countAim(scene: ShockScene, row: number): void {
  const { aimed, aimAt, aimRounds } = scene.now.combatant
  if (aimAt[row] < 0) return
  cite('round-length')
  if (aimed[row] === 1) {
    scene.set(C.aimRounds, row, Math.min(6, aimRounds[row] + 1), 'execution-minute')
    scene.set(C.aimed, row, 0, 'execution-minute')
  } else {
    scene.set(C.aimAt, row, NONE, 'execution-spoiled')
    scene.set(C.aimWith, row, NONE, 'execution-spoiled')
    scene.set(C.aimRounds, row, 0, 'execution-spoiled')
  }
}
