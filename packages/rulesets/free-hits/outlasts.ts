import type { Who } from '@fray/kernel/rules'
import { bothPoints, rowsOf, unlessSame } from '../kinds/outlasting.ts'
import { items as itemsField } from './kinds/gear.ts'
import type { FreeHitsScene } from './scene.ts'
import { EFFECT_TABLE, ITEM_TABLE, NONE, WOUND_TABLE } from './tables.ts'
import { AIMS, DEAD, DEFEATED, STATUSES } from './words.ts'

/** What outlasts a battle: hit and magic points, wounds, conditions without an end, what somebody carries. Who has fled or yielded is back. */
export function outlasts(scene: FreeHitsScene, who: Who): Readonly<Record<string, unknown>> {
  const { combatant, item: I, wound, effect } = scene.now
  const status = combatant.status[who]
  const carried = rowsOf(I.holder, scene.rows(ITEM_TABLE), who).map((row) => ({
    ...scene.kind(row),
    carried: I.carried[row],
  }))
  const items = unlessSame(
    (itemsField.write(carried) ?? []) as readonly unknown[],
    itemsField.write(scene.unit(who).kinds),
  )
  const lasting = rowsOf(effect.who, scene.rows(EFFECT_TABLE), who).filter(
    (row) => effect.condition[row] !== NONE && effect.until[row] === 0 && effect.caster[row] === NONE,
  )
  return {
    hp: bothPoints(combatant.hp[who], combatant.hpMax[who]),
    mp: bothPoints(combatant.mp[who], combatant.mpMax[who]),
    wounds: rowsOf(wound.who, scene.rows(WOUND_TABLE), who).map((row) => AIMS[wound.aim[row]]),
    conditions: lasting.map((row) => scene.conditions[effect.condition[row]].id),
    ...(status === DEAD || status === DEFEATED ? { status: STATUSES[status], undetectedBy: [] } : {}),
    ...(items !== null && { weapons: [], items }),
  }
}
