import {
  adjacent,
  BLOCK,
  type Body,
  type Cover,
  coverOf,
  distance,
  floorUnder,
  hasSight,
  SLOW,
  STOP,
  sightAndCover,
} from '@fray/kernel'
import { DEAD, LOCATED, SEEN, UP } from '../model.ts'
import { cite, type ShockScene } from '../scene.ts'
import { areEnemies } from './who.ts'

cite('grid', 'cube-occupancy', 'prone-same-cube', 'large-occupant')

/** The combatant's place on the grid. */
export function bodyOf(scene: ShockScene, row: number): Body {
  const { square, footprint, altitude } = scene.now.combatant
  const at = row === scene.ghost ? scene.ghostSquare : (square[row] as number)
  const size = footprint[row] as number
  const z = floorUnder(scene.setup.grid, at, size) + (altitude[row] as number)
  const known = scene.bodies[row]
  if (known !== undefined && known.square === at && known.size === size && known.z === z) return known
  const body: Body = { square: at, size, z }
  scene.bodies[row] = body
  return body
}

/** Looks at the fight as if a combatant stood on another square. */
export function asIfAt<T>(scene: ShockScene, row: number, square: number, look: () => T): T {
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

cite('distance-measure')

/** Feet between two combatants. */
export const feetBetween = (scene: ShockScene, a: number, b: number): number =>
  distance(scene.setup.grid, bodyOf(scene, a), bodyOf(scene, b))

/** Feet from one combatant to another, were that one on the square. */
export function feetFrom(scene: ShockScene, from: number, other: number, square: number): number {
  const size = scene.now.combatant.footprint[other] as number
  const { grid } = scene.setup
  return distance(grid, bodyOf(scene, from), { square, size, z: floorUnder(grid, square, size) })
}

cite('adjacent-squares')

/** Whether two combatants are next to each other. */
export const areAdjacent = (scene: ShockScene, a: number, b: number): boolean =>
  adjacent(scene.setup.grid, bodyOf(scene, a), bodyOf(scene, b))

cite('line-of-sight', 'sight-points', 'touching-lines', 'solid-object', 'characters-never-block-sight')
cite('half-cover', 'full-cover', 'cover-worst-only', 'cover-is-directional', 'cover-vertical')

/** What the viewer sees of the target: see `sightAndCover`. */
export const sightMask = (scene: ShockScene, viewer: number, target: number): number =>
  sightAndCover(
    scene.setup.grid,
    scene.now.fight.openDoors[0] as number,
    bodyOf(scene, viewer),
    bodyOf(scene, target),
  )

/** Whether any line between the two is clear. */
export const seesLine = (scene: ShockScene, a: number, b: number): boolean => hasSight(sightMask(scene, a, b))

/** The target's cover from the viewer. */
export const coverFrom = (scene: ShockScene, viewer: number, target: number): Cover =>
  coverOf(sightMask(scene, viewer, target))

/** How well the viewer perceives the target: hidden, invisible or in the dark it may be unseen (position in UNSEEN). */
export function perceives(scene: ShockScene, viewer: number, target: number): number {
  const { unseen, square } = scene.now.combatant
  const { gifts, sheet } = scene.fighter(viewer)
  if (gifts.seesUnseen) return SEEN
  const hidden = unseen[target] as number
  if (hidden !== SEEN) return hidden
  if (scene.setup.grid.dark[square[target] as number] === 1 && !sheet.tags.includes('darkvision')) return LOCATED
  return SEEN
}

/** Looks at the map as if a combatant were not on it. */
export function withoutOther<T>(scene: ShockScene, row: number, look: () => T): T {
  const { aside } = scene
  scene.aside = row
  try {
    return look()
  } finally {
    scene.aside = aside
  }
}

cite('pass-through-allies', 'end-in-free-square', 'enemies-block-movement', 'huge-tramples')

/**
 * Marks the squares of everybody else for one who moves: allies are passed, standing enemies block, those who lie
 * are stepped over, nobody's square can be ended in but that of the dead. The array is the scene's own: use it at once.
 */
export function marksFor(scene: ShockScene, mover: number): Uint8Array {
  const { marks, marked, setup } = scene
  const { width } = setup.grid
  for (const square of marked) marks[square] = 0
  marked.length = 0
  const { square, footprint, state, prone, present } = scene.now.combatant
  const colossal = scene.fighter(mover).sheet.tags.includes('colossal')
  for (let row = 0; row < scene.combatants; row++) {
    if (row === mover || row === scene.aside || (state[row] as number) >= DEAD || present[row] === 0) continue
    let mark = STOP
    if (areEnemies(scene, mover, row)) {
      if (state[row] === UP && prone[row] === 0) {
        mark = colossal && !scene.fighter(row).sheet.tags.includes('colossal') ? STOP | SLOW : STOP | BLOCK
      }
    }
    const at = square[row] as number
    const size = footprint[row] as number
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const covered = at + y * width + x
        marks[covered] = (marks[covered] as number) | mark
        marked.push(covered)
      }
    }
  }
  return marks
}
