import { cite, type ShockScene } from '../scene.ts'
import { F } from '../tables.ts'

cite('solid-object', 'impassable-square')

/** Opens a door that is closed, closes one that is open. */
export function turnDoor(scene: ShockScene, door: number, who: number): void {
  const before = scene.now.fight.openDoors[0] as number
  const after = before ^ (1 << door)
  scene.set(F.openDoors, 0, after, 'improvised-action')
  if (scene.recorder !== null) {
    scene.recorder.note({ type: 'door', who, name: scene.setup.grid.doors[door], open: (after & (1 << door)) !== 0 })
  }
}
