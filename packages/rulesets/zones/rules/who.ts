import { person, type Refusal, stepsBetween, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { EFFECTS, HINDRANCES } from '../effects.ts'
import type { ZonesScene } from '../scene.ts'
import { SETUP } from '../tables.ts'
import { CHARACTERS, DISTANT, ENEMIES, FIGHTING, FLEEING, LEFT, OUT_OF_ACTION, PARLEYING } from '../words.ts'

/** Steps between two combatants' Zones: 0 Close, 1 Nearby, 2 Far-Away, more Distant. */
export function distance(scene: ZonesScene, a: Who, b: Who): number {
  const zone = scene.now.combatant.zone
  const steps = stepsBetween(scene.setup.graph, zone[a], zone[b])
  rangeOf(steps)
  return steps
}

/** The range of so many steps (position in RANGES). */
export function rangeOf(steps: number): number {
  const range = Math.min(steps, DISTANT)
  cite('range-by-shortest-path', RANGE_RULES[range])
  return range
}

/** The rules of the ranges, by their steps. */
const RANGE_RULES = ['range-close', 'range-nearby', 'range-far-away', 'range-distant'] as const

/** Whether it is on the battlefield, up or down. */
export const isHere = (scene: ZonesScene, row: Who): boolean => scene.now.combatant.status[row] !== LEFT

/** Whether it is on the battlefield with at least 1 hit point. */
export function isUp(scene: ZonesScene, row: Who): boolean {
  const status = scene.now.combatant.status[row]
  return status < OUT_OF_ACTION
}

const WIDTH = HINDRANCES.length

/** Whether it has the hindrance (position in HINDRANCES). Asked so often that it reads the cells themselves: one for each kind. */
export const isHindered = (scene: ZonesScene, row: Who, kind: number): boolean =>
  scene.now.combatant.hindrance[row * WIDTH + kind] > 0

/** Whether it has any hindrance. */
export function isHinderedAtAll(scene: ZonesScene, row: Who): boolean {
  const { hindrance } = scene.now.combatant
  for (let at = row * WIDTH; at < (row + 1) * WIDTH; at++) if (hindrance[at] > 0) return true
  return false
}

const STOPPING = { action: EFFECTS.touching('action'), move: EFFECTS.touching('move') }

/** The last declared hindrance of those that stop that and lie on it, or -1; the cells are read here, as in isHindered. */
export function stoppedBy(scene: ZonesScene, row: Who, what: keyof typeof STOPPING): number {
  const { hindrance } = scene.now.combatant
  const kinds = STOPPING[what]
  for (let i = kinds.length - 1; i >= 0; i--) if (hindrance[row * WIDTH + kinds[i]] > 0) return kinds[i]
  return -1
}

/** Whether it is its own Turn: an effect that lands on it then does not count it among its Moments. */
export const isOwnTurn = (scene: ZonesScene, row: Who): boolean => scene.now.fight.turn[0] === row

/** Whether two combatants are on opposite sides. */
export const areOpponents = (scene: ZonesScene, a: Who, b: Who): boolean =>
  scene.now.combatant.side[a] !== scene.now.combatant.side[b]

/** Whether its side is surprised and this is Round 1. */
export const isSurprised = (scene: ZonesScene, row: Who): boolean =>
  scene.now.fight.round[0] === 1 && scene.now.fight.surprised[0] === scene.now.combatant.side[row]

/** Creatures that count against the Zone's limit: those of both sides that are up. */
export function headcount(scene: ZonesScene, zone: number): number {
  const { zone: where } = scene.now.combatant
  let count = 0
  for (let row = 0; row < scene.combatants; row++) {
    if (where[row] !== zone) continue
    if (isUp(scene, row)) count++
    else cite('out-of-action')
  }
  return count
}

/** Whether so many more Creatures may enter the Zone. */
export function hasRoom(scene: ZonesScene, zone: number, more = 1): boolean {
  const capacity = scene.now.zone.capacity[zone]
  if (capacity < 0) return true
  cite('zone-capacity', 'capacity-counting')
  return headcount(scene, zone) + more <= capacity
}

/** Whether a Creature of the side still fights; one that flees counts until it has left. */
export function isFighting(scene: ZonesScene, team: number): boolean {
  const { side, status } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (side[row] === team && (status[row] === FIGHTING || status[row] === FLEEING)) return true
  }
  return false
}

/** Whether a fight that has begun is over as it stands, also in the middle of a command: then nothing more of it happens. */
export const isDecided = (scene: ZonesScene): boolean =>
  scene.now.fight.phase[0] !== SETUP && !(isFighting(scene, CHARACTERS) && isFighting(scene, ENEMIES))

/** Whether it may strike at somebody who leaves its Zone: up, fighting, able to take Actions, not surprised. */
export function canStrike(scene: ZonesScene, row: Who): boolean {
  cite('free-attack-who-cannot')
  return scene.now.combatant.status[row] === FIGHTING && stoppedBy(scene, row, 'action') < 0 && !isSurprised(scene, row)
}

/** Why somebody who is up and may not strike at one who leaves its Zone may not. */
export function whyNoStrike(scene: ZonesScene, row: Who): Refusal {
  if (isSurprised(scene, row)) return refuse('surprise-no-free-attacks', '{who} is surprised.', { who: person(row) })
  if (isFleeing(scene, row)) return refuse('morale-flee', '{who} is fleeing.', { who: person(row) })
  if (scene.now.combatant.status[row] !== FIGHTING)
    return refuse('morale-parley', '{who} is not fighting.', { who: person(row) })
  return refuse('free-attack-who-cannot', '{who} cannot take Actions.', { who: person(row) })
}

/** Whether it is running away. */
export const isFleeing = (scene: ZonesScene, row: Who): boolean => scene.now.combatant.status[row] === FLEEING

/** Whether it is talking instead of fighting. */
export const isParleying = (scene: ZonesScene, row: Who): boolean => scene.now.combatant.status[row] === PARLEYING
