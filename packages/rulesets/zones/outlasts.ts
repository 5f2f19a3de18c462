import type { Who } from '@fray/kernel/rules'
import { bothPoints, rowsOf, unlessSame } from '../kinds/outlasting.ts'
import { item } from './kinds/gear.ts'
import type { ZonesScene } from './scene.ts'
import { ITEM_TABLE } from './tables.ts'

/** What outlasts a fight: hit points, what somebody carries and where, usages marked. Hindrances and what burns are over with it. */
export function outlasts(scene: ZonesScene, who: Who): Readonly<Record<string, unknown>> {
  const { combatant, item: I } = scene.now
  const carried = rowsOf(I.holder, scene.rows(ITEM_TABLE), who).map((row) =>
    item.write({ ...scene.kind(row), place: I.place[row], marked: I.marked[row] }),
  )
  const items = unlessSame(
    carried,
    scene.fighter(who).items.map((one) => item.write(one)),
  )
  return { hp: bothPoints(combatant.hp[who], combatant.hpMax[who]), ...(items !== null && { items }) }
}
