import type { Refusal } from '@fray/kernel'
import { readAmount } from '../../reading/dice.ts'
import { wrongName } from '../../reading/names.ts'
import { checkPlainText } from '../../reading/plain-text.ts'
import { isMap, Problems } from '../../reading/problems.ts'
import { refusalOf } from '../../reading/refusal.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import type { Entrant, EscalationSetup } from '../model.ts'
import { readEntrant, type Table } from './combatant.ts'
import { reservedNames } from './names.ts'
import type { Reader } from './reader.ts'
import { combatantSchema } from './schema-combatant.ts'
import { checkShape } from './shape.ts'

type CommandReaders = Pick<EscalationSetup, 'readEntrant' | 'readAmount'>

/** Reads what commands bring with them: somebody who joins, dice. */
export function readCommandValues({ content, options, own }: Reader, table: Table): CommandReaders {
  return {
    readEntrant(name: string, raw: unknown, side: number): Entrant | Refusal {
      const problems = new Problems<EscalationRule>()
      const wrong = wrongName(name, reservedNames(table.sides))
      if (wrong !== null) problems.add([], wrong)
      checkPlainText(problems, [name, raw], [])
      checkShape(problems, combatantSchema, raw, [])
      const r: Reader = { problems, content: content.reporting(problems), options, own }
      const fields = r.content.fields('combatants', isMap(raw) ? raw : {}, [])
      const entrant = readEntrant(r, name, fields, table, side)
      return problems.list.length > 0 ? refusalOf(problems, 'enemies-and-objects') : entrant
    },
    readAmount,
  }
}
