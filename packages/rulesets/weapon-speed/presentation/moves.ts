import type { Viewer } from '@fray/kernel/rules'
import { fleeProblem, usualWay } from '../rules/fleeing.ts'
import { isEntered, speedOf, yardsLeft } from '../rules/movement.ts'
import { whyNoReaction } from '../rules/reactions.ts'
import { endsWithin } from '../rules/space.ts'
import { areHostile, canTakeTurn, isHelpless } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { hasTurn } from './turns.ts'

/** The yards that somebody can go in the turn that it has now or next: of this round, or of the one to come. */
export function yardsAhead(scene: WeaponSpeedScene, row: number): number {
  if (!canTakeTurn(scene, row)) return 0
  if (hasTurn(scene, row)) return yardsLeft(scene, row)
  const full = speedOf(scene, row)
  return isHelpless(scene, row) ? Math.min(1, full) : full
}

/** A square where somebody can end its move, and the way there that the rules take. */
export interface Move {
  readonly to: number
  readonly way: readonly number[]
}

/** Where somebody can go with so many yards, nearer squares earlier, by the ways that a move takes automatically. */
export function movesWithin(scene: WeaponSpeedScene, row: number, most: number): Move[] {
  return endsWithin(scene, row, most).flatMap((to): Move[] => {
    const way = usualWay(scene, row, to, most)
    return way === null || fleeProblem(scene, row, way) !== null ? [] : [{ to, way }]
  })
}

/** How near somebody has to come to be struck at; of a side that hides what it can do the usual yard is taken for granted. */
const threatOf = (scene: WeaponSpeedScene, row: number, viewer: Viewer): number =>
  viewer.knows('abilities', row) ? scene.now.combatant.threat[row] : 1

/** Who could riposte when that one comes near: enemies with a Reaction left, with their threat ranges as the viewer knows them. */
export const threatening = (
  scene: WeaponSpeedScene,
  row: number,
  viewer: Viewer,
): { readonly foe: number; readonly range: number }[] =>
  scene
    .rowsWhere((foe) => areHostile(scene, foe, row) && whyNoReaction(scene, foe) === null)
    .map((foe) => ({ foe, range: threatOf(scene, foe, viewer) }))
    .filter(({ range }) => range > 0)

/** Who of those may riposte on that way, in the order of the roster. */
export function provokedOn(
  scene: WeaponSpeedScene,
  row: number,
  way: readonly number[],
  foes: ReturnType<typeof threatening>,
): number[] {
  const { square } = scene.now.combatant
  return foes
    .filter(({ foe, range }) =>
      way.some((to, i) =>
        isEntered(scene, foe, row, { from: i === 0 ? square[row] : (way[i - 1] as number), to, range }),
      ),
    )
    .map(({ foe }) => foe)
}
