import { standProblem, type Who } from '@fray/kernel/rules'
import { note } from '../events.ts'
import type { ShockScene } from '../scene.ts'
import { F } from '../tables.ts'
import { asIfAt, bodyOf } from './space.ts'
import { isHere } from './who.ts'

/** Whether the combatant stands at the door: its squares touch it. */
export function isAtDoor(scene: ShockScene, door: number, who: Who): boolean {
  const { boxes, panes } = scene.setup.grid
  const body = bodyOf(scene, who)
  const west = body.x * 5
  const south = body.y * 5
  const east = west + body.size * 5
  const north = south + body.size * 5
  const touches = (x1: number, y1: number, x2: number, y2: number) =>
    x1 <= east && x2 >= west && y1 <= north && y2 >= south
  return (
    boxes.some((box) => box.door === door && touches(box.x1, box.y1, box.x2, box.y2)) ||
    panes.some(
      (pane) =>
        pane.door === door &&
        (pane.across === 'x'
          ? touches(pane.at, pane.from, pane.at, pane.to)
          : touches(pane.from, pane.at, pane.to, pane.at)),
    )
  )
}

/** Squares from which somebody of the combatant's size could turn the door. */
export function squaresAtDoor(scene: ShockScene, door: number, who: Who): number[] {
  const { grid } = scene.setup
  const found: number[] = []
  for (let square = 0; square < grid.floors.length; square++) {
    const stands = standProblem(grid, grid.openAtStart, square, scene.now.combatant.footprint[who]) === null
    if (stands && asIfAt(scene, who, square, () => isAtDoor(scene, door, who))) found.push(square)
  }
  return found
}

/** Somebody on the battlefield who could not be where it is, were the door turned; -1 for nobody. */
export function whoIsInTheWay(scene: ShockScene, door: number): number {
  const { grid } = scene.setup
  const before = scene.now.fight.openDoors[0]
  const { square, footprint } = scene.now.combatant
  const stands = (row: number, doors: number) => standProblem(grid, doors, square[row], footprint[row]) === null
  for (let row = 0; row < scene.combatants; row++) {
    if (isHere(scene, row) && stands(row, before) && !stands(row, before ^ (1 << door))) return row
  }
  return -1
}

/** Opens a door that is closed, closes one that is open. */
export function turnDoor(scene: ShockScene, door: number, who: Who): void {
  const before = scene.now.fight.openDoors[0]
  const after = before ^ (1 << door)
  scene.set(F.openDoors, 0, after, 'improvised-action')
  note.door(scene, who, door, (after & (1 << door)) !== 0)
}
