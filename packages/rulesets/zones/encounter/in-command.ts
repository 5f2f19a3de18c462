import type { Refusal } from '@fray/kernel/rules'
import type { Field } from '../../kinds/field.ts'
import { called } from '../../reading/encounter.ts'
import { joiner, wrongName } from '../../reading/names.ts'
import { checkPlainText } from '../../reading/plain-text.ts'
import { isMap, Problems } from '../../reading/problems.ts'
import { refusalOf } from '../../reading/refusal.ts'
import { checkShape } from '../../reading/shape.ts'
import type { ZonesRule } from '../catalogue/rule-ids.ts'
import { combatant } from '../kinds/combatant.ts'
import { hazard, hindrance, ongoing } from '../kinds/effects.ts'
import type { Reader } from '../kinds/fields.ts'
import type { ZonesSetup } from '../model.ts'
import { RESERVED } from './reserved.ts'
import { combatantSchema, FIELD_RULES } from './schema.ts'

type CommandReaders = Pick<ZonesSetup, 'readEntrant' | 'readHazard' | 'readOngoing' | 'readHindrance'>

/** Reads what commands bring with them: somebody who joins, a hazard, an effect. */
export function readCommandValues(reader: Reader): CommandReaders {
  const fresh = (): Reader => {
    const problems = new Problems<ZonesRule>()
    return { ...reader, problems, content: reader.content.reporting(problems) }
  }
  const effect =
    <T>(rule: ZonesRule, kind: Field<T, Reader, ZonesRule>) =>
    (raw: unknown): T | Refusal => {
      const r = fresh()
      checkPlainText(r.problems, raw, [])
      checkShape(r.problems, kind.schema, raw, [], FIELD_RULES)
      const value = r.problems.list.length === 0 ? kind.read(r, raw, []) : null
      return value !== null && r.problems.list.length === 0 ? value : refusalOf(r.problems, rule)
    }
  return {
    readEntrant(name, given) {
      const raw = joiner(given)
      const r = fresh()
      const wrong = wrongName(name, RESERVED)
      if (wrong !== null) r.problems.add([], wrong)
      checkPlainText(r.problems, [name, raw], [])
      checkShape(r.problems, combatantSchema, raw, [], FIELD_RULES)
      const entrant = combatant.from(r, called(name, r.content.fields('combatants', isMap(raw) ? raw : {}, [])))
      return r.problems.list.length === 0 ? entrant : refusalOf(r.problems, 'content-is-data')
    },
    readHazard: effect('zone-hazard-data', hazard),
    readOngoing: effect('ongoing-damage', ongoing),
    readHindrance: effect('hindrance-until-test', hindrance),
  }
}
