import {
  adjacent,
  BLOCK,
  type Bodies,
  bodySquares,
  type Cover,
  coverOf,
  distance,
  floorUnder,
  hasSight,
  NO_SQUARE,
  type ReachMap,
  reachMap,
  SIGHT,
  SLOW,
  STOP,
  sightAndCover,
  type Who,
  xOf,
  yOf,
} from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import type { Place, ShockScene } from '../scene.ts'
import { LOCATED, SEEN, UNLOCATED, UP } from '../words.ts'
import { areEnemies, isAlive } from './who.ts'

/** The combatant's place on the grid. */
export function bodyOf(scene: ShockScene, row: Who): Place {
  const { square, footprint, altitude } = scene.now.combatant
  const at = row === scene.ghost ? scene.ghostSquare : square[row]
  const size = footprint[row]
  const { grid } = scene.setup
  const z = (size === 1 ? grid.floors[at] : floorUnder(grid, at, size)) + altitude[row]
  const known = scene.bodies[row]
  if (known !== undefined && known.square === at && known.size === size && known.z === z) return known
  const body: Place = { square: at, size, z, x: xOf(grid, at), y: yOf(grid, at) }
  scene.bodies[row] = body
  return body
}

/** Looks at the fight as if a combatant stood on another square. */
export function asIfAt<T>(scene: ShockScene, row: Who, square: number, look: () => T): T {
  const { ghost, ghostSquare } = scene
  scene.ghost = row
  scene.ghostSquare = square
  try {
    return look()
  } finally {
    scene.ghost = ghost
    scene.ghostSquare = ghostSquare
  }
}

/** Feet between two combatants. */
export function feetBetween(scene: ShockScene, a: Who, b: Who): number {
  cite('distance-measure', 'grid')
  const from = bodyOf(scene, a)
  const to = bodyOf(scene, b)
  if (from.size !== 1 || to.size !== 1 || from.z !== to.z) return distance(scene.setup.grid, from, to)
  return Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) * 5
}

/** Feet from one combatant to another, were that one on the square. */
export function feetFrom(scene: ShockScene, from: number, other: number, square: number): number {
  cite('distance-measure')
  const size = scene.now.combatant.footprint[other]
  const { grid } = scene.setup
  const body = bodyOf(scene, from)
  if (size !== 1 || body.size !== 1 || body.z !== grid.floors[square]) {
    return distance(grid, body, { square, size, z: floorUnder(grid, square, size) })
  }
  return Math.max(Math.abs(body.x - xOf(grid, square)), Math.abs(body.y - yOf(grid, square))) * 5
}

/** Whether two combatants are next to each other. */
export function areAdjacent(scene: ShockScene, a: Who, b: Who): boolean {
  cite('adjacent-squares')
  return adjacent(scene.setup.grid, bodyOf(scene, a), bodyOf(scene, b))
}

/** What the viewer sees of the target: see `sightAndCover`. */
export function sightMask(scene: ShockScene, viewer: number, target: Who): number {
  if (scene.isOpenGround) {
    cite('characters-never-block-sight')
    return EVERYTHING
  }
  const doors = scene.now.fight.openDoors[0]
  const mask = sightAndCover(scene.setup.grid, doors, bodyOf(scene, viewer), bodyOf(scene, target))
  cite('line-of-sight', 'cube-occupancy', 'sight-points')
  if (scene.now.combatant.prone[target] === 1) cite('prone-same-cube')
  if (mask === EVERYTHING) cite('characters-never-block-sight')
  else cite('solid-object', 'touching-lines')
  return mask
}

/** Line of sight and all eight corners. */
const EVERYTHING = SIGHT | 255

/** Whether any line between the two is clear. */
export const seesLine = (scene: ShockScene, a: Who, b: Who): boolean => hasSight(sightMask(scene, a, b))

/** Whether any line from the viewer to the cube that stands on the square is clear. */
export function seesSquare(scene: ShockScene, viewer: number, square: number): boolean {
  if (scene.isOpenGround) return true
  const { grid } = scene.setup
  const cube = { square, size: 1, z: grid.floors[square] }
  return hasSight(sightAndCover(grid, scene.now.fight.openDoors[0], bodyOf(scene, viewer), cube))
}

/** The target's cover from the viewer. */
export const coverFrom = (scene: ShockScene, viewer: number, target: Who): Cover =>
  coverBy(scene, viewer, target, sightMask(scene, viewer, target))

/** The target's cover from the viewer, who sees so much of it: see `sightMask`. */
export function coverBy(scene: ShockScene, viewer: number, target: Who, mask: number): Cover {
  const cover = coverOf(mask)
  if (cover === 'half' || cover === 'full') {
    cite(cover === 'half' ? 'half-cover' : 'full-cover', 'cover-is-directional')
    if (bodyOf(scene, viewer).z !== bodyOf(scene, target).z) cite('cover-vertical')
  }
  return cover
}

/**
 * How well the viewer perceives the target: in the dark it may be unseen, hidden or invisible to its enemies (position in
 * UNSEEN). Its own side knows where it is.
 */
export function perceives(scene: ShockScene, viewer: number, target: Who): number {
  const { unseen } = scene.now.combatant
  const { gifts, tags } = scene.fighter(viewer)
  const hidden = areEnemies(scene, viewer, target) ? unseen[target] : SEEN
  if (gifts.seesUnseen) {
    if (hidden !== SEEN) cite('spell-content', 'mod-unseen-located')
    return SEEN
  }
  if (hidden !== SEEN) return hidden
  return isInTheDark(scene, target) && !tags.includes('darkvision') ? LOCATED : SEEN
}

/** Whether the target is within so many feet of the viewer as far as that one knows: it may be where it cannot be placed. */
export const mayBeWithin = (scene: ShockScene, viewer: Who, target: Who, feet: number): boolean =>
  perceives(scene, viewer, target) === UNLOCATED || feetBetween(scene, viewer, target) <= feet

/** Whether all of the combatant stands in the dark: of a big one half in the light enough is seen. */
function isInTheDark(scene: ShockScene, row: Who): boolean {
  const { grid } = scene.setup
  const { square, size } = bodyOf(scene, row)
  if (size === 1) return grid.dark[square] === 1
  const squares = bodySquares(grid, square, size)
  if (squares.some((at) => grid.dark[at] === 1)) cite('mod-unseen-located')
  return squares.every((at) => grid.dark[at] === 1)
}

/** Looks at the map as if a combatant were not on it. */
export function withoutOther<T>(scene: ShockScene, row: Who, look: () => T): T {
  const { aside } = scene
  scene.aside = row
  try {
    return look()
  } finally {
    scene.aside = aside
  }
}

/** Whether the combatant is an enemy of whom the mover cannot know where it is. */
function isUnplaced(scene: ShockScene, mover: Who, row: Who): boolean {
  if (scene.now.combatant.unseen[row] !== UNLOCATED || !areEnemies(scene, mover, row)) return false
  cite('unplaced-in-the-way')
  return !scene.fighter(mover).gifts.seesUnseen
}

/** What marks are asked with: whose squares count as free (-1: nobody's), and whether the unplaced are in the way as well. */
const howToMark = (aside: number, all: boolean): number => (aside + 1) * 2 + (all ? 1 : 0)

/**
 * Who takes up squares: all but the dead and those who are gone. Allies are passed, standing enemies block, those who lie
 * are stepped over, nobody's square can be ended in.
 */
export const bodies: Bodies<ShockScene> = {
  square: (scene, row) => (isAlive(scene, row) ? scene.now.combatant.square[row] : NO_SQUARE),
  size: (scene, row) => scene.now.combatant.footprint[row],
  mark(scene, mover, row, how) {
    if (row === (how >> 1) - 1 || ((how & 1) === 0 && isUnplaced(scene, mover, row))) return 0
    const { state, prone } = scene.now.combatant
    if (!areEnemies(scene, mover, row) || state[row] !== UP || prone[row] === 1) return STOP
    return isColossal(scene, mover) && !isColossal(scene, row) ? STOP | SLOW : STOP | BLOCK
  },
}

const isColossal = (scene: ShockScene, row: Who): boolean => scene.fighter(row).tags.includes('colossal')

/**
 * What the squares of everybody else are to one who moves; see `Occupancy.marksFor`. Enemies whose place the mover cannot
 * know are left out of its plans, but are in its way when `all` are marked.
 */
export const marksFor = (scene: ShockScene, mover: Who, all = false): Uint8Array =>
  scene.occupancy.marksFor(mover, howToMark(scene.aside, all))

/** The reach map that was made last for the combatant, if it still holds and has a way to the square. */
export function knownReach(scene: ShockScene, who: Who, to: number): ReachMap | null {
  const known = scene.reaches.latest(who, scene.placement, scene.aside)
  return known !== null && known.map.cost[to] >= 0 ? known.map : null
}

/**
 * Where the combatant can get with so many feet. The map is the scene's own: read it before positions change. With `more`
 * it may go farther than asked for: then look at the costs.
 */
export function reachOf(scene: ShockScene, who: Who, feet: number, more = false): ReachMap {
  const { reaches, placement, aside } = scene
  const known = reaches.latest(who, placement, aside)
  if (known !== null && (more ? known.feet >= feet : known.feet === feet)) return known.map
  const { square, footprint } = scene.now.combatant
  const doors = scene.now.fight.openDoors[0]
  const map = reaches.begin(who, placement, aside, feet)
  return reachMap(
    { grid: scene.setup.grid, openDoors: doors, marks: marksFor(scene, who), size: footprint[who] },
    square[who],
    feet,
    map,
  )
}
