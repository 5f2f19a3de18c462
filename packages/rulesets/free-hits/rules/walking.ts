import { canStep, choice, NO_SQUARE, person, plainly, say, type Who } from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import { cite, refuse } from '../citing.ts'
import type { Cause } from '../event-fields.ts'
import { note } from '../events.ts'
import type { FreeHitsScene } from '../scene.ts'
import { C } from '../tables.ts'
import { FACING_X, FACING_Y, SNEAKING } from '../words.ts'
import { askDetection } from './detection.ts'
import { flee } from './leaving.ts'
import { inLine, lineLength, lineOf } from './line.ts'
import { cannotMove, costOf, paceOf } from './pace.ts'
import { FREE_INSIDE } from './provoking.ts'
import { isFree, marksFor, nearestFree, putAt, spacesBetween, spacesFrom, zoneOf } from './space.ts'
import { featsOnEntering, hasFeatAttack, isOffered, offer } from './strikes.ts'
import { areEnemies, detects, isAble, isIn } from './who.ts'

/** One walk under way. */
interface Walk {
  readonly who: Who
  /** The squares that it has been on. */
  readonly way: number[]
  /** It lay on the ground already when it set out, or has chosen to crawl on. */
  crawls: boolean
  /** What has been told of it: up to which place of the way, and the spaces spent since. */
  told: number
  spent: number
  /** Enemies inside whose zone the announced step stays. */
  inside: readonly number[]
}

/**
 * Walks step by step with the spaces that are there, and at last off the battlefield where that is wanted. Before each step
 * the enemies whose zone it leaves, or whose zone it makes a third step in, may take a free hit; it stops when the unit is
 * out of the battle or held, cannot pay any more, or has been knocked down and does not crawl on.
 */
export function walk(scene: FreeHitsScene, who: Who, path: readonly number[], off = false): void {
  const { square, prone } = scene.now.combatant
  const one: Walk = { who, way: [square[who]], crawls: prone[who] === 1, told: 0, spent: 0, inside: NOBODY }
  let goesOn = true
  for (const to of path) {
    goesOn = step(scene, one, to)
    if (!goesOn) break
  }
  tellWalk(scene, one)
  if (goesOn && off) stepOff(scene, one)
  stepBack(scene, who, one.way)
}

/** The part of the walk that has not been told yet: before anything else happens, and at its end. */
function tellWalk(scene: FreeHitsScene, one: Walk): void {
  const last = one.way.length - 1
  if (last > one.told) note.moves(scene, one.who, one.way[last], one.spent)
  one.told = last
  one.spent = 0
}

/** Whether the unit can make the step that it has announced, and pays for it. */
function paysStep(scene: FreeHitsScene, one: Walk, to: number, rule: 'move-split' | 'flee'): boolean {
  const { who, way } = one
  const here = way[way.length - 1]
  // A step that cannot be made is not announced, and gives nobody a free hit.
  if (!mayStep(scene, one, to)) return false
  one.inside = provoke(scene, one, to)
  if (scene.now.combatant.square[who] !== here || !mayStep(scene, one, to)) return false
  const cost = costOfStep(scene, who, to)
  if (cost > 1) cite('slow-movement-counting')
  scene.set(C.spaces, who, scene.now.combatant.spaces[who] - cost, rule)
  one.spent += cost
  return true
}

/** Spaces that a step costs, that off the battlefield included. */
const costOfStep = (scene: FreeHitsScene, who: Who, to: number): number =>
  to < 0 ? paceOf(scene, who) : costOf(scene, who, to)

/**
 * Whether the unit can step at all and has the spaces. One knocked down on its way says whether it crawls on, at 3 spaces a
 * step, or stops where it lies.
 */
function mayStep(scene: FreeHitsScene, one: Walk, to: number): boolean {
  const { who } = one
  if (!isIn(scene, who) || cannotMove(scene, who) !== null || !isAble(scene, who)) {
    cite('move-split')
    return false
  }
  const { prone, spaces } = scene.now.combatant
  if (costOfStep(scene, who, to) > spaces[who]) {
    cite('slow-movement-counting')
    return false
  }
  if (one.crawls || prone[who] === 0) return true
  tellWalk(scene, one)
  const prompt = say('{who} has been knocked down. Do they crawl on?', { who: person(who) })
  const question = choice('free-hit-before-step', who, prompt, CRAWLING)
  one.crawls = scene.ask({ ...question, decline: 0, reaction: true, moment: 'knocked-down' }) === 1
  return one.crawls
}

const CRAWLING = [
  { value: 'stop', label: plainly('stop here') },
  { value: 'crawl', label: plainly('crawl on, at 3 spaces a step') },
]

function step(scene: FreeHitsScene, one: Walk, to: number): boolean {
  const { who } = one
  const from = scene.now.combatant.square[who]
  if (!paysStep(scene, one, to, 'move-split')) return false
  const size = scene.now.combatant.footprint[who]
  if (!canStep({ grid: scene.setup.grid, openDoors: 0, marks: marksFor(scene, who, true), size }, from, to)) {
    // Somebody whom it does not detect is in the way: the step is lost.
    tellWalk(scene, one)
    setCells(scene, C, who, { felt: to, feltIn: scene.now.fight.round[0] }, 'detection')
    note.barred(scene, who, to)
    return false
  }
  for (const enemy of one.inside) {
    const steps = scene.now.combatant.inside[enemy]
    if (steps <= FREE_INSIDE) scene.set(C.inside, enemy, steps + 1, 'within-zone-counting')
  }
  const entered = entering(scene, who, from, to)
  turnAlong(scene, who, from, to)
  putAt(scene, who, to, 'move')
  one.way.push(to)
  note.step(scene, who, from, to)
  for (const enemy of entered) arrive(scene, one, enemy)
  return isIn(scene, who) && scene.now.combatant.square[who] === to
}

/** Offers the free hits that the step causes, in the order of the line; returns the enemies inside whose zone it is made. */
function provoke(scene: FreeHitsScene, one: Walk, to: number): readonly number[] {
  const { who } = one
  if (!isInAnyZone(scene, who)) return NOBODY
  const inside: number[] = []
  const from = scene.now.combatant.square[who]
  for (const enemy of lineOf(scene)) {
    if (!areEnemies(scene, enemy, who) || !isIn(scene, enemy)) continue
    const zone = zoneOf(scene, enemy)
    if (spacesBetween(scene, enemy, who) > zone) continue
    cite('melee-zone')
    const stays = to >= 0 && spacesFrom(scene, enemy, who, to) <= zone
    if (stays) inside.push(enemy)
    if (scene.now.combatant.disengaged[who] === 1) {
      cite('disengage-effect', 'disengage-within')
      if (!stays) passOverDisengaged(scene, enemy, who)
      continue
    }
    const since = scene.here()
    if (!stays) offerOnWalk(scene, one, enemy, 'free-hit-on-leaving')
    else if (scene.now.combatant.inside[enemy] === FREE_INSIDE) {
      // The third step counts once it is announced, even if the blow keeps it from being made.
      scene.set(C.inside, enemy, FREE_INSIDE + 1, 'within-zone-counting')
      offerOnWalk(scene, one, enemy, 'free-hit-within-zone')
    }
    scene.juncture(since, 0)
    if (!isIn(scene, who) || scene.now.combatant.square[who] !== from) break
  }
  return inside
}

/** Says that the enemy gets no free hit at one who has disengaged. */
const passOverDisengaged = (scene: FreeHitsScene, enemy: Who, who: Who): void =>
  scene.passOver(enemy, 'free-hit-on-leaving', () =>
    refuse('disengage-effect', '{who} has disengaged.', { who: person(who) }),
  )

function offerOnWalk(scene: FreeHitsScene, one: Walk, enemy: Who, cause: Cause): void {
  cite('free-hit-before-step')
  if (isOffered(scene, enemy, one.who, cause)) tellWalk(scene, one)
  offer(scene, enemy, one.who, cause)
}

/** Whether the unit stands in the zone of any enemy: what its step causes is worked out only then. */
function isInAnyZone(scene: FreeHitsScene, who: Who): boolean {
  for (let enemy = 0; enemy < scene.combatants; enemy++) {
    if (!areEnemies(scene, enemy, who) || !isIn(scene, enemy)) continue
    if (spacesBetween(scene, enemy, who) <= zoneOf(scene, enemy)) return true
  }
  return false
}

const NOBODY: readonly number[] = []

/** Enemies into whose zone the step comes, in the order of the line. */
function entering(scene: FreeHitsScene, who: Who, from: number, to: number): readonly number[] {
  let rows: number[] | null = null
  const count = lineLength(scene)
  for (let i = 0; i < count; i++) {
    const enemy = inLine(scene, i)
    if (!areEnemies(scene, enemy, who) || !isIn(scene, enemy)) continue
    const zone = zoneOf(scene, enemy)
    if (spacesFrom(scene, enemy, who, from) > zone && spacesFrom(scene, enemy, who, to) <= zone) {
      rows ??= []
      rows.push(enemy)
    }
  }
  return rows ?? NOBODY
}

/** Enemies into whose zone the way comes and whose feats may strike then, as the mover knows them, in roster order. */
export function featStrikersOn(scene: FreeHitsScene, who: Who, path: readonly number[]): number[] {
  const found = new Set<number>()
  let from = scene.now.combatant.square[who]
  for (const to of path) {
    for (const enemy of entering(scene, who, from, to)) if (strikesOnEntering(scene, who, enemy)) found.add(enemy)
    from = to
  }
  return [...found].filter((enemy) => detects(scene, who, enemy)).sort((a, b) => a - b)
}

/** Whether a feat of the enemy's may strike at one who comes into its zone. */
const strikesOnEntering = (scene: FreeHitsScene, who: Who, enemy: Who): boolean =>
  isAble(scene, enemy) &&
  detects(scene, enemy, who) &&
  scene.unit(enemy).gifts.freeAttacks['enemy-enters'].some((feat) => hasFeatAttack(scene, enemy, feat))

/** The unit has come into the enemy's zone: one who sneaks may be detected; a feat may strike. */
function arrive(scene: FreeHitsScene, one: Walk, enemy: Who): void {
  const { who } = one
  if (!isIn(scene, who) || !isIn(scene, enemy)) return
  const sneaks = scene.now.combatant.mode[who] === SNEAKING
  if (!sneaks) cite('detection')
  const strikes = scene.unit(enemy).gifts.freeAttacks['enemy-enters'].length > 0
  if (sneaks || strikes) tellWalk(scene, one)
  if (sneaks) askDetection(scene, who, enemy)
  if (strikes && isAble(scene, enemy) && detects(scene, enemy, who)) featsOnEntering(scene, enemy, who)
}

function turnAlong(scene: FreeHitsScene, who: Who, from: number, to: number): void {
  const { xs, ys } = scene
  const dx = xs[to] - xs[from]
  const dy = ys[to] - ys[from]
  for (let i = 0; i < 8; i++) {
    if (FACING_X[i] === dx && FACING_Y[i] === dy) scene.set(C.facing, who, i, 'facing')
  }
}

/** One whose walk ends on somebody's square is back on the last free one of its way. */
function stepBack(scene: FreeHitsScene, who: Who, way: readonly number[]): void {
  const size = scene.now.combatant.footprint[who]
  const here = scene.now.combatant.square[who]
  if (!isIn(scene, who) || here !== way[way.length - 1] || isFree(scene, here, size, who)) return
  for (let i = way.length - 2; i >= 0; i--) {
    const square = way[i]
    if (!isFree(scene, square, size, who)) continue
    putBack(scene, who, square)
    return
  }
  // Its first square has been taken as well, by somebody pushed there.
  const square = nearestFree(scene, who)
  if (square >= 0) putBack(scene, who, square)
}

function putBack(scene: FreeHitsScene, who: Who, square: number): void {
  putAt(scene, who, square, 'grid')
  note.moved(scene, who, square)
}

/** The step off the battlefield: it costs as any other, and leaves every zone. */
function stepOff(scene: FreeHitsScene, one: Walk): void {
  if (paysStep(scene, one, NO_SQUARE, 'flee')) flee(scene, one.who)
}
