import { partFrom, type Relations, type Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { GRABBED } from '../conditions.ts'
import { note } from '../events.ts'
import type { Cited, EscalationScene } from '../scene.ts'
import { CONDITION_TABLE, PAIR } from '../tables.ts'
import { CLOSE, NEARBY } from '../words.ts'
import { areEnemies, isHere, isUp } from './who.ts'

/** The row of a pair in its table. */
const pairRow = (a: number, b: number): number => (a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a)

/** How near two combatants are: a position in DISTANCES. */
export const distance = (scene: EscalationScene, a: Who, b: Who): number => scene.now.pair.distance[pairRow(a, b)]

/** Sets how near two combatants are; a grab between them ends with their closeness. */
export function setDistance(scene: EscalationScene, a: Who, b: Who, value: number, rule: Cited): void {
  const before = distance(scene, a, b)
  if (before === value) return
  cite('relative-distance')
  if (value === CLOSE) cite(areEnemies(scene, a, b) ? 'engaged' : 'next-to')
  scene.set(PAIR.distance, pairRow(a, b), value, rule)
  if (before === CLOSE) endGrabs(scene, a, b)
}

/** A grab needs contact. */
function endGrabs(scene: EscalationScene, a: Who, b: Who): void {
  const { who, what, by } = scene.now.condition
  for (let i = scene.rows(CONDITION_TABLE) - 1; i >= 0; i--) {
    if (what[i] !== GRABBED) continue
    if (!((who[i] === a && by[i] === b) || (who[i] === b && by[i] === a))) continue
    cite('grabbed-details')
    scene.close(CONDITION_TABLE, i)
  }
}

/** Ends the grabs of one who can no longer hold on. */
export function letGo(scene: EscalationScene, grabber: number): void {
  const { what, by } = scene.now.condition
  for (let i = scene.rows(CONDITION_TABLE) - 1; i >= 0; i--) {
    if (what[i] !== GRABBED || by[i] !== grabber) continue
    cite('grabbed-details')
    scene.close(CONDITION_TABLE, i)
  }
}

/** The one who is no longer here is close to nobody. */
export function partFromAll(scene: EscalationScene, who: Who, rule: Cited): void {
  for (let other = 0; other < scene.combatants; other++) {
    if (other !== who && distance(scene, who, other) === CLOSE) setDistance(scene, who, other, NEARBY, rule)
  }
}

/** Whether two are close and enemies of each other. */
export const isEngagedWith = (scene: EscalationScene, a: Who, b: Who): boolean =>
  a !== b && areEnemies(scene, a, b) && isHere(scene, a) && isHere(scene, b) && distance(scene, a, b) === CLOSE

/** Whether two are close and friends. */
export const isNextTo = (scene: EscalationScene, a: Who, b: Who): boolean =>
  a !== b && !areEnemies(scene, a, b) && isHere(scene, a) && isHere(scene, b) && distance(scene, a, b) === CLOSE

/** The enemies with whom the combatant is engaged, in roster order; only those who can act. */
export function engagedBy(scene: EscalationScene, who: Who): number[] {
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++)
    if (isEngagedWith(scene, who, row) && isUp(scene, row)) rows.push(row)
  return rows
}

/** Whether the combatant is engaged with nobody who can act. */
export function isFree(scene: EscalationScene, who: Who): boolean {
  for (let row = 0; row < scene.combatants; row++) if (isEngagedWith(scene, who, row) && isUp(scene, row)) return false
  cite('free')
  return true
}

/** The battlefield as the kernel's functions want it. */
export function fieldOf(scene: EscalationScene, rule: Cited): Relations {
  const everybody: number[] = []
  for (let row = 0; row < scene.combatants; row++) if (isHere(scene, row)) everybody.push(row)
  return {
    everybody,
    distance: (a, b) => distance(scene, a, b),
    put: (a, b, value) => setDistance(scene, a, b, value, rule),
  }
}

/** The combatant stops being engaged with those enemies. */
export function popOff(scene: EscalationScene, who: Who, from: readonly number[]): void {
  const field = fieldOf(scene, 'pop-off')
  for (const other of from) partFrom(field, who, other)
  note['pops-off'](scene, who, from)
}

/** Notes that the attacker hit the target in this round; nobody is a pair with itself. */
export function noteHit(scene: EscalationScene, attacker: Who, target: Who): void {
  if (attacker === target) return
  const column = attacker < target ? PAIR.hitUp : PAIR.hitDown
  scene.set(column, pairRow(attacker, target), scene.now.fight.round[0], 'grabbed')
}

/** Whether the attacker has hit the target since the round began. */
export function hasHit(scene: EscalationScene, attacker: Who, target: Who): boolean {
  const { hitUp, hitDown } = scene.now.pair
  const round = (attacker < target ? hitUp : hitDown)[pairRow(attacker, target)]
  return round === scene.now.fight.round[0]
}

/** Whether the one is near enough for what reaches so far (`nearby-includes-close`). */
export const isNearby = (scene: EscalationScene, a: Who, b: Who): boolean => distance(scene, a, b) <= NEARBY
