import { inEnglish, plus, type SquaresGround, type Viewer } from '@fray/kernel/rules'
import { lyingOn } from '../../on-grid/lying.ts'
import { type GroundWords, gridGround } from '../../on-grid/presentation/grid.ts'
import { shockNumbers } from '../catalogue/rule-ids.ts'
import type { ShockScene } from '../scene.ts'

const WORDS: GroundWords = {
  difficult: inEnglish('each step into it costs 10 feet'),
  dark: inEnglish('whoever stands here is unseen: {worse} to shoot at it, for those without eyes for the dark', {
    worse: plus(-shockNumbers['mod-unseen-located'].penalty),
  }),
}

/** The map with its doors as they stand and what lies on it. A closed door that somebody does not know of is wall. */
export function ground(scene: ShockScene, _viewer: Viewer): SquaresGround {
  const { grid, exits } = scene.setup
  const items = Object.entries(lyingOn(scene)).map(([square, names]) => ({ square, names }))
  return gridGround(grid, scene.now.fight.openDoors[0], {
    words: WORDS,
    items,
    exits: typeof exits === 'string' ? null : exits,
    hides: (ref) => scene.hides(ref),
  })
}
