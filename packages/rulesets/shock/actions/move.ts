import { plainly, type Who } from '@fray/kernel/rules'
import { squareParam, wayParam } from '../../on-grid/params.ts'
import { cite, refuse } from '../citing.ts'
import { note } from '../events.ts'
import { bind } from '../rules/bonds.ts'
import { leaveBattlefield, wayOut } from '../rules/leaving.ts'
import { threatReach } from '../rules/legal.ts'
import { cannotMove, mayEnd, moveRate, wayTo } from '../rules/movement.ts'
import { feetBetween, reachOf } from '../rules/space.ts'
import { startOf, walk } from '../rules/walking.ts'
import { areEnemies, isAlive } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { C, DISENGAGED } from '../tables.ts'
import { act } from './define.ts'
import { isOwnTurn } from './timing.ts'

/** Squares to which the actor could run, in the order of the map. */
function runs(scene: ShockScene, actor: Who): number[] {
  if (cannotMove(scene, actor) !== null) return []
  const reach = reachOf(scene, actor, moveRate(scene, actor))
  const here = scene.now.combatant.square[actor]
  const squares = Array.from(reach.squares.subarray(0, reach.count)).sort((a, b) => a - b)
  return squares.filter((square) => square !== here && mayEnd(scene, actor, square))
}

/** A Move Action: running up to the movement rate. */
export const run = act({
  id: 'run',
  rule: 'run',
  title: plainly('Run'),
  says: 'Run to {it}',
  intent: 'move',
  price: 'move',
  params: [squareParam('to', { label: 'where to', suggestions: runs }), wayParam('by')],
  check(scene, { actor, to, by }) {
    const stopped = cannotMove(scene, actor)
    if (stopped !== null) return stopped
    const way = wayTo(scene, actor, { to, by, feet: moveRate(scene, actor), rule: 'run' })
    return 'path' in way ? null : way
  },
  resolve(scene, { actor, to, by }) {
    const way = wayTo(scene, actor, { to, by, feet: moveRate(scene, actor), rule: 'run' })
    if (!('path' in way)) return
    scene.set(C.ran, actor, 1, 'movement-unbroken')
    note.runs(scene, actor, to, way.feet)
    const start = startOf(scene, actor)
    scene.announce(actor)
    walk(scene, actor, way.path, 'run', start)
  },
})

/** Runs to the nearest exit and off the battlefield. */
export const leave = act({
  id: 'leave',
  rule: 'retreat',
  title: plainly('Leave the battlefield'),
  intent: 'move',
  drastic: 'gives-up',
  price: 'move',
  params: [wayParam('by')],
  check(scene, { actor, by }) {
    const stopped = cannotMove(scene, actor)
    if (stopped !== null) return stopped
    const way = wayOut(scene, actor, by)
    return 'path' in way ? null : way
  },
  resolve(scene, { actor, by }) {
    const way = wayOut(scene, actor, by)
    if (!('path' in way)) return
    const start = startOf(scene, actor)
    if (scene.announce(actor)) leaveBattlefield(scene, actor, way.path, start)
  },
})

/** The Main Action is given up for another Move Action. */
export const secondMove = act({
  id: 'second-move',
  rule: 'main-for-move',
  title: plainly('Main Action for a second Move'),
  intent: 'move',
  price: 'main',
  check: (scene, { actor }) =>
    isOwnTurn(scene, actor)
      ? null
      : refuse('hold-leftovers', 'A held Main Action becomes a Move when it is used as one.'),
  resolve(scene, { actor }) {
    if (scene.now.combatant.moveSpent[actor] === 1) scene.set(C.moveSpent, actor, 0, 'main-for-move')
    else scene.set(C.secondMove, actor, 1, 'main-for-move')
    note['second-move'](scene, actor)
  },
})

/** Disengages from every foe that is adjacent or reaches it. */
export const disengage = act({
  id: 'disengage',
  rule: 'disengage',
  title: plainly('Disengage'),
  intent: 'move',
  price(scene, { actor }) {
    const { disengage: cheaper } = scene.fighter(actor).gifts
    if (cheaper === 'free') cite('charge-needs-free-disengage')
    return cheaper ?? 'main'
  },
  check: () => null,
  resolve(scene, { actor }) {
    note.disengages(scene, actor)
    if (!scene.announce(actor)) return
    for (const row of scene.rowsWhere((other) => areEnemies(scene, actor, other) && isAlive(scene, other))) {
      const reach = Math.max(5, threatReach(scene, row))
      if (feetBetween(scene, row, actor) <= reach) bind(scene, DISENGAGED, actor, row, 'disengage-scope')
    }
  },
})
