import type { Who } from '@fray/kernel/rules'
import { bothPoints, rowsOf } from '../kinds/outlasting.ts'
import { ONGOING } from './conditions.ts'
import { combatantFields } from './kinds/combatant-fields.ts'
import type { Reader } from './kinds/fields.ts'
import type { EscalationScene } from './scene.ts'
import { CONDITION_TABLE } from './tables.ts'
import { DEAD, FLED, IN, OUT, PC, UNTIL_REMOVED, WAITING } from './words.ts'

/**
 * What outlasts an encounter: hit points, Recoveries and what healing without them has cost, Power, uses of abilities that no rest has given
 * back, conditions that somebody has to remove. Failed Death Saves are the encounter's own. Who has fled is back.
 */
export function outlasts(scene: EscalationScene, who: Who): Readonly<Record<string, unknown>> {
  const { combatant: c, ability, condition } = scene.now
  const { sheet, abilities: rows } = scene.fighter(who)
  const isDead = c.out[who] === DEAD
  const stays = c.out[who] !== IN && c.out[who] !== FLED && c.out[who] !== WAITING
  const spent = rows.map((row) => ability.used[row] === 1)
  const isOther = spent.some((used, slot) => used !== sheet.abilities[slot]?.used)
  const all = sheet.abilities.map((one, slot) => ({ ...one, used: spent[slot] === true }))
  // What is written of abilities names conditions.
  const r = { conditions: scene.setup.conditions.ids } as Reader
  const lasting = rowsOf(condition.who, scene.rows(CONDITION_TABLE), who).filter(
    (row) => condition.lasts[row] === UNTIL_REMOVED && condition.what[row] !== ONGOING && condition.by[row] < 0,
  )
  return {
    hp: bothPoints(c.hp[who], c.hpMax[who]),
    ...(c.kind[who] === PC && {
      recoveries: bothPoints(c.recoveries[who], c.recoveriesMax[who]),
      noRecoveryPenalty: c.noRecoveryPenalty[who],
    }),
    ...(c.powerMax[who] > 0 && { power: bothPoints(c.power[who], c.powerMax[who]) }),
    ...(sheet.secondary !== null && {
      secondary: { name: sheet.secondary.name, amount: bothPoints(c.secondary[who], c.secondaryMax[who]) },
    }),
    ...(isOther && {
      attacks: combatantFields.attacks.write(all.slice(0, sheet.attacks), r) ?? [],
      abilities: combatantFields.abilities.write(all.slice(sheet.attacks), r) ?? [],
    }),
    conditions: lasting.map((row) => scene.condition(condition.what[row]).id),
    ...(isDead || stays ? { out: OUT[c.out[who]] } : {}),
  }
}
