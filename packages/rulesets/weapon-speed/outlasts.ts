import type { Who } from '@fray/kernel/rules'
import { bothPoints, rowsOf, unlessSame } from '../kinds/outlasting.ts'
import { combatantFields } from './kinds/combatant.ts'
import { item } from './kinds/gear.ts'
import { oldInjury } from './kinds/old-injuries.ts'
import { conditionsOf, injuriesOf, injuryOf, woundsOf } from './rules/figures.ts'
import type { WeaponSpeedScene } from './scene.ts'
import { ITEM_TABLE, NONE } from './tables.ts'
import { ATTRIBUTES, DEAD, STATES, USED_UP } from './words.ts'

/**
 * What outlasts a fight: Stress, Wound Points with the wounds, injuries and attribute damage, mana, conditions that something has to end,
 * what somebody carries. Who has fled or surrendered is back.
 */
export function outlasts(scene: WeaponSpeedScene, who: Who): Readonly<Record<string, unknown>> {
  const { combatant: c, item: I, wound, injury, condition } = scene.now
  const carried = rowsOf(I.owner, scene.rows(ITEM_TABLE), who)
    .filter((row) => I.place[row] !== USED_UP && I.count[row] > 0)
    .map((row) => item.write({ ...scene.kind(row), place: I.place[row], count: I.count[row] }))
  const items = unlessSame(
    carried,
    scene.fighter(who).entrant.items.map((one) => item.write(one)),
  )
  const wounds = woundsOf(scene, who).map((row) => ({
    amount: wound.amount[row],
    marks: wound.marks[row],
  }))
  const injuries = injuriesOf(scene, who).map((row) =>
    oldInjury.write({
      ...{ injury: injuryOf(scene, row), type: injury.type[row], row: injury.face[row], side: injury.side[row] },
    }),
  )
  const lasting = conditionsOf(scene, who).filter(
    (row) => condition.rounds[row] === 0 && condition.condition[row] !== NONE,
  )
  const width = ATTRIBUTES.length
  const byAttribute = (cells: { readonly [at: number]: number }): Record<string, number> =>
    Object.fromEntries(ATTRIBUTES.map((attribute, i) => [attribute, cells[who * width + i]]))
  return {
    stress: c.stress[who],
    wp: c.wp[who],
    mana: bothPoints(c.mana[who], c.manaMax[who]),
    attributes: byAttribute(c.scores),
    damaged: byAttribute(c.damaged),
    wounds: combatantFields.wounds.write(wounds) ?? [],
    injuries,
    conditions: lasting.map((row) => scene.setup.conditions[condition.condition[row]].id),
    stabilized: c.stabilized[who] === 1,
    ...(c.state[who] === DEAD ? { state: STATES[DEAD] } : {}),
    ...(items !== null && { items }),
  }
}
