import type { Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { ZonesScene } from '../scene.ts'
import { BETWEEN, C, F, NONE, ORDER_TABLE, TURN } from '../tables.ts'
import { ENEMIES, FIGHTING } from '../words.ts'
import { countMoments, isBurning, testEffects } from './effects.ts'
import { AT_TURN_END, AT_TURN_START, meetHazard } from './hazards.ts'
import { writeOrder } from './initiative.ts'
import { setHeart } from './morale.ts'
import { isSurprised, isUp } from './who.ts'
import { leftAfter, loseHitPoints } from './wounds.ts'

/** Whether the combatant still has a Turn to come this Round. */
const isDue = (scene: ZonesScene, row: Who): boolean => scene.now.combatant.had[row] === 0 && isUp(scene, row)

/** Who may begin a Turn now: the next of the Characters' side, or any enemy that has not had its Turn. Empty when the Round is over. */
export function whoIsNext(scene: ZonesScene): number[] {
  const { who } = scene.now.order
  const { side } = scene.now.combatant
  const count = scene.rows(ORDER_TABLE)
  for (let i = 0; i < count; i++) {
    const row = who[i]
    if (!isDue(scene, row)) continue
    if (side[row] !== ENEMIES) return [row]
    const enemies: number[] = []
    for (let k = i; k < count; k++) {
      const other = who[k]
      if (side[other] === ENEMIES && isDue(scene, other)) enemies.push(other)
    }
    return enemies
  }
  return []
}

/** The likeliest of {@link whoIsNext}, without making a list; -1 when the Round is over. */
export function nextInOrder(scene: ZonesScene): number {
  const { who } = scene.now.order
  const { had } = scene.now.combatant
  const count = scene.rows(ORDER_TABLE)
  for (let i = 0; i < count; i++) if (had[who[i]] === 0 && isUp(scene, who[i])) return who[i]
  return -1
}

/** A Turn starts: losses first, then hazards; the one who they put Out of Action has no more of the Turn. */
export function beginTurn(scene: ZonesScene, who: Who): void {
  passPlaces(scene, who)
  scene.set(C.had, who, 1, 'round-structure')
  scene.set(F.turn, 0, who, 'round-structure')
  scene.set(F.phase, 0, TURN, 'round-structure')
  scene.set(C.moved, who, 0, 'turn-move')
  scene.set(C.acted, who, 0, 'turn-action')
  scene.set(C.disengaged, who, 0, 'disengage-action')
  note.turn(scene, who, scene.now.fight.round[0])
  if (isSurprised(scene, who)) cite('surprise-turn-still-passes', 'surprise-no-acting')
  const c = scene.now.combatant
  if (c.provoked[who] === 1) setHeart(scene, who, FIGHTING, 'morale-parley')
  if (isBurning(scene, who)) {
    cite('ongoing-damage-own-turns', 'ongoing-damage-is-hp-loss')
    if (scene.recorder !== null)
      note['ongoing-loss'](scene, who, c.level[who], leftAfter(scene, who, -c.level[who]), 'ongoing-damage')
    loseHitPoints(scene, who, c.level[who], 'ongoing-damage')
    scene.credit(NONE, who)
  }
  if (isUp(scene, who)) meetHazard(scene, who, AT_TURN_START)
}

/**
 * Marks the places in the order that pass by when this Turn begins: those before it whose owners are down. An enemy's
 * place passes only with the whole part of its side, for the referee picks among them.
 */
function passPlaces(scene: ZonesScene, who: Who): void {
  const order = scene.now.order.who
  const { side, had } = scene.now.combatant
  const count = scene.rows(ORDER_TABLE)
  let place = 0
  for (; place < count && order[place] !== who; place++) {
    const row = order[place]
    if (had[row] === 1 || isUp(scene, row) || (side[row] === ENEMIES && side[who] === ENEMIES)) continue
    scene.set(C.had, row, 1, 'healing')
  }
  if (side[who] === ENEMIES) moveUp(scene, who, place)
}

/** An enemy that the referee picks out of turn stands in this Round's order where it was picked. */
function moveUp(scene: ZonesScene, who: Who, place: number): void {
  const order = scene.now.order.who
  let to = place
  while (to > 0) {
    const before = order[to - 1]
    if (scene.now.combatant.side[before] !== ENEMIES || !isDue(scene, before)) break
    to--
  }
  cite('enemy-order')
  if (to === place) return
  const rows = Array.from({ length: scene.rows(ORDER_TABLE) }, (_, i) => order[i])
  rows.splice(place, 1)
  rows.splice(to, 0, who)
  writeOrder(scene, rows)
}

/** A Turn ends: hazards, the Ongoing Damage Test, hindrances, then effects whose last Moment it was. */
export function endTurn(scene: ZonesScene, who: Who): void {
  meetHazard(scene, who, AT_TURN_END)
  if (isUp(scene, who)) {
    cite('dice-order')
    testEffects(scene, who)
    countMoments(scene, who)
  }
  leaveTurn(scene)
}

/** The Turn is over. */
export function leaveTurn(scene: ZonesScene): void {
  scene.set(F.turn, 0, -1, 'round-structure')
  scene.set(F.phase, 0, BETWEEN, 'round-structure')
}

/** Begins the next Round when everybody who can has had a Turn. */
export function startRoundIfDue(scene: ZonesScene): void {
  if (nextInOrder(scene) >= 0) return
  const round = scene.now.fight.round[0] + 1
  scene.set(F.round, 0, round, 'round-structure')
  cite('moment', 'initiative-rolled-once')
  note.round(scene, round)
  for (let row = 0; row < scene.combatants; row++) scene.set(C.had, row, 0, 'round-structure')
  enemiesByRoster(scene)
}

/** Without a choice the enemies go in roster order: each Round begins with that again. */
function enemiesByRoster(scene: ZonesScene): void {
  const order = scene.now.order.who
  const { side } = scene.now.combatant
  const count = scene.rows(ORDER_TABLE)
  let last = -1
  let sorted = true
  for (let i = 0; i < count; i++) {
    const row = order[i]
    if (side[row] !== ENEMIES) continue
    if (row < last) sorted = false
    last = row
  }
  if (sorted) return
  cite('enemy-order')
  const rows = Array.from({ length: count }, (_, i) => order[i])
  const enemies = rows.filter((row) => side[row] === ENEMIES).sort((a, b) => a - b)
  writeOrder(
    scene,
    rows.map((row) => (side[row] === ENEMIES ? (enemies.shift() as number) : row)),
  )
}
