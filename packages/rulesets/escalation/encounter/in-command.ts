import type { Refusal } from '@fray/kernel/rules'
import { called } from '../../reading/encounter.ts'
import { wrongName } from '../../reading/names.ts'
import { checkPlainText } from '../../reading/plain-text.ts'
import { isMap, Problems } from '../../reading/problems.ts'
import { refusalOf } from '../../reading/refusal.ts'
import { checkShape } from '../../reading/shape.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { combatant, type Entrant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { EscalationSetup } from '../model.ts'
import { reservedNames } from './names.ts'
import { combatantSchema, FIELD_RULES } from './schema.ts'

type CommandReaders = Pick<EscalationSetup, 'readEntrant'>

/** Reads what commands bring with them: somebody who joins. */
export function readCommandValues(reader: Reader): CommandReaders {
  return {
    readEntrant(name: string, raw: unknown, side: number): Entrant | Refusal {
      const problems = new Problems<EscalationRule>()
      const wrong = wrongName(name, reservedNames(reader.sides))
      if (wrong !== null) problems.add([], wrong)
      checkPlainText(problems, [name, raw], [])
      checkShape(problems, combatantSchema, raw, [], FIELD_RULES)
      const r: Reader = { ...reader, problems, content: reader.content.reporting(problems), joins: side }
      const entrant = combatant.from(r, called(name, r.content.fields('combatants', isMap(raw) ? raw : {}, [])))
      return problems.list.length > 0 ? refusalOf(problems, 'enemies-and-objects') : entrant
    },
  }
}
