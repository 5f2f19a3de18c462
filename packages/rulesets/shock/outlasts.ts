import type { Who } from '@fray/kernel/rules'
import { bothPoints, rowsOf, unlessSame } from '../kinds/outlasting.ts'
import { item } from './kinds/items.ts'
import type { ShockScene } from './scene.ts'
import { ITEM_TABLE } from './tables.ts'
import { FLED, MORTALLY_INJURED, STABLE, STATES, UP } from './words.ts'

/**
 * What outlasts a fight: hit points, how one lies who is down, what somebody carries and whether it is loaded. Who has fled is back. Uses
 * start again: a day is as long as a fight here.
 */
export function outlasts(scene: ShockScene, who: Who): Readonly<Record<string, unknown>> {
  const { combatant, item: I } = scene.now
  const state = combatant.state[who]
  const carried = rowsOf(I.holder, scene.rows(ITEM_TABLE), who).map((row) =>
    item.write({ ...scene.kind(row), carried: I.carried[row], loaded: I.loaded[row] === 1 } as never),
  )
  const items = unlessSame(
    carried,
    scene.fighter(who).items.map((one) => item.write(one as never)),
  )
  // Somebody who was dying either was helped in time, or is dead: the referee says so.
  const lies = state === MORTALLY_INJURED ? STABLE : state
  return {
    hp: bothPoints(combatant.hp[who], combatant.hpMax[who]),
    ...(lies === UP || lies === FLED ? {} : { state: STATES[lies] }),
    // Everything that somebody has stands among the items.
    ...(items !== null && { weapons: [], shield: false, quiver: false, items }),
  }
}
