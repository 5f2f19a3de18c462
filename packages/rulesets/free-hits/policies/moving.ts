import type { Command } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { mostSpaces } from '../actions/moving.ts'
import { rangeWith, usualMelee, usualRanged } from '../rules/gear.ts'
import { cannotMove, reachWith } from '../rules/pace.ts'
import { seemsFree, spacesBetween, spacesFrom, zoneOf } from '../rules/space.ts'
import type { FreeHitsScene } from '../scene.ts'

/** How near the unit wants to be to strike: its zone, or its range. */
function wantedDistance(scene: FreeHitsScene, actor: number): number {
  const ranged = usualRanged(scene, actor)
  if (usualMelee(scene, actor) < 0 && ranged >= 0) return rangeWith(scene, actor, ranged)
  return zoneOf(scene, actor)
}

/** The move toward the first foe that it gets at: to where it can strike, from behind if that costs nothing; else as near as it can. */
export function approach(scene: FreeHitsScene, actor: number, foes: readonly number[]): Command | null {
  const spaces = mostSpaces(scene, actor)
  if (spaces === 0 || cannotMove(scene, actor) !== null) return null
  const wish = wantedDistance(scene, actor)
  for (const target of foes) {
    const to = bestSquare(scene, actor, target, wish, spaces)
    if (to < 0) continue
    const command = acts.move.make(actor, { to })
    return acts.move.check(scene, command) === null ? command : null
  }
  return null
}

/** The square within so many spaces that is nearest to where the target can be struck, of those the cheapest; -1 for none. */
function bestSquare(scene: FreeHitsScene, actor: number, target: number, wish: number, spaces: number): number {
  const { square, footprint } = scene.now.combatant
  const here = square[actor]
  const size = footprint[actor]
  const mayStop = (at: number): boolean => at !== here && seemsFree(scene, at, size, actor)
  // The map is in order of cost: of the squares from which the target can be struck the first on it is the best.
  const reach = reachWith(scene, actor, spaces, (at) => spacesFrom(scene, target, actor, at) <= wish && mayStop(at))
  const now = spacesBetween(scene, actor, target) - wish
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < reach.count && least > 0; i++) {
    const at = reach.squares[i]
    const short = Math.max(0, spacesFrom(scene, target, actor, at) - wish)
    if (short >= least || (short > 0 && short >= now) || !mayStop(at)) continue
    least = short
    best = at
  }
  return best
}

/** Away from the battlefield, or null where no exit is within reach. */
export function away(scene: FreeHitsScene, actor: number): Command | null {
  const command = acts.leave.make(actor)
  return acts.leave.check(scene, command) === null ? command : null
}
