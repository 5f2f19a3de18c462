import type { SquaresGround, Viewer } from '@fray/kernel/rules'
import { inEnglish } from '@fray/kernel/rules'
import { itemsLying } from '../../on-grid/lying.ts'
import { bareGround, squaresWhere } from '../../on-grid/presentation/ground.ts'
import { isExit } from '../rules/space.ts'
import type { WeaponSpeedScene } from '../scene.ts'

/** What the squares are called from which one may leave. */
const WAY_OUT = 'a way out'

/** The plane in squares of a yard, with what lies on it. All of it is open to everybody. */
export function ground(scene: WeaponSpeedScene, _viewer: Viewer): SquaresGround {
  const { plane, exits } = scene.setup
  const ways = {
    name: WAY_OUT,
    squares: squaresWhere(plane, (square) => isExit(scene, square)),
    words: inEnglish('From here one may leave the battlefield.'),
    tone: 'note' as const,
  }
  return {
    ...bareGround(plane, { name: 'yards', perSquare: 1 }),
    blocks: squaresWhere(plane, (square) => plane.blocked[square] === 1),
    items: itemsLying(plane, scene),
    // The edge of a map needs no mark: where somebody comes on it is said with the way there.
    areas: typeof exits === 'string' || scene.hides({ table: 'area', row: 0 }) ? [] : [ways],
  }
}
