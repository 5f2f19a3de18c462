import type { Command } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { mostSpaces } from '../actions/moving.ts'
import type { Weapon } from '../kinds/gear.ts'
import { usualMelee, usualRanged } from '../rules/gear.ts'
import { cannotMove, paceOf, reachWith } from '../rules/pace.ts'
import { seemsFree, spacesBetween, spacesFrom, zoneOf } from '../rules/space.ts'
import type { FreeHitsScene } from '../scene.ts'

/** How near the unit wants to be to strike: its zone, or its range. */
function wishedDistance(scene: FreeHitsScene, actor: number): number {
  const ranged = usualRanged(scene, actor)
  if (usualMelee(scene, actor) < 0 && ranged >= 0) return (scene.kind(ranged).weapon as Weapon).range
  return zoneOf(scene, actor)
}

/** The move toward the first foe that it gets at: to where it can strike, from behind if that costs nothing; else as near as it can. */
export function approach(scene: FreeHitsScene, actor: number, foes: readonly number[]): Command | null {
  const spaces = mostSpaces(scene, actor)
  if (spaces === 0 || cannotMove(scene, actor) !== null) return null
  const wish = wishedDistance(scene, actor)
  for (const target of foes) {
    // Nearly always a small map is enough: a square that will do is the best one, however far the unit could go.
    const few = (spacesBetween(scene, actor, target) - wish + AROUND) * paceOf(scene, actor)
    let to = few < spaces ? bestSquare(scene, actor, target, wish, few, true) : -1
    if (to < 0) to = bestSquare(scene, actor, target, wish, spaces, false)
    if (to < 0) continue
    const command = acts.move.make(actor, { to })
    return acts.move.check(scene, command) === null ? command : null
  }
  return null
}

/** Steps more than the straight way that the way round somebody takes. */
const AROUND = 2

/**
 * The square within so many spaces that is nearest to where the target can be struck, of those the cheapest; -1 for none.
 * `well`: only one from which it can be struck.
 */
function bestSquare(
  scene: FreeHitsScene,
  actor: number,
  target: number,
  wish: number,
  spaces: number,
  well: boolean,
): number {
  const reach = reachWith(scene, actor, spaces)
  const { square, footprint } = scene.now.combatant
  const here = square[actor]
  const size = footprint[actor]
  const now = spacesBetween(scene, actor, target)
  const pace = paceOf(scene, actor)
  let best = -1
  let rank = Number.POSITIVE_INFINITY
  for (let i = 0; i < reach.count; i++) {
    const at = reach.squares[i]
    const price = (reach.cost[at] / 5) * pace * 10
    // The map is in order of cost: nothing that comes later is better than this costs.
    if (price >= rank) break
    if (at === here) continue
    const far = spacesFrom(scene, target, actor, at)
    const short = Math.max(0, far - wish)
    if (short > 0 && (well || short >= now - wish)) continue
    const value = short * 10_000 + price
    if (value >= rank || !seemsFree(scene, at, size, actor)) continue
    rank = value
    best = at
  }
  return best
}

/** Away from the battlefield, or null where no exit is within reach. */
export function away(scene: FreeHitsScene, actor: number): Command | null {
  const command = acts.leave.make(actor)
  return acts.leave.check(scene, command) === null ? command : null
}
