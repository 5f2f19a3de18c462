import type { SquaresGround, Viewer } from '@fray/kernel/rules'
import { inEnglish } from '@fray/kernel/rules'
import { lyingOn } from '../../on-grid/lying.ts'
import { gridGround } from '../../on-grid/presentation/grid.ts'
import type { FreeHitsScene } from '../scene.ts'

const WORDS = {
  difficult: inEnglish('each step onto it costs twice as many spaces'),
  dark: inEnglish('dark'),
}

/** The map with what lies about. All of it is open to everybody. */
export function ground(scene: FreeHitsScene, _viewer: Viewer): SquaresGround {
  const { grid, exits } = scene.setup
  const items = Object.entries(lyingOn(scene)).map(([square, names]) => ({ square, names }))
  const drawn = gridGround(grid, 0, {
    words: WORDS,
    items,
    exits: typeof exits === 'string' ? null : exits,
    hides: (ref) => scene.hides(ref),
  })
  return { ...drawn, unit: { name: 'squares', perSquare: 1, isSquare: true } }
}
