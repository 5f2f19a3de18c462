import { NO_SQUARE, type Refusal } from '@fray/kernel/rules'
import { called } from '../../reading/encounter.ts'
import { joiner, wrongName } from '../../reading/names.ts'
import { checkPlainText } from '../../reading/plain-text.ts'
import { isMap, Problems } from '../../reading/problems.ts'
import { ownFields } from '../../reading/reader.ts'
import { refusalOf } from '../../reading/refusal.ts'
import { checkShape } from '../../reading/shape.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { refuse } from '../citing.ts'
import { combatant, type Entrant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import { type Injury, injury } from '../kinds/injuries.ts'
import type { Sides, WeaponSpeedSetup } from '../model.ts'
import { DEAD, FLED } from '../words.ts'
import { startSquare } from './places.ts'
import { combatantSchema, FIELD_RULES } from './schema.ts'

type CommandReaders = Pick<WeaponSpeedSetup, 'readEntrant' | 'readInjury'>

/** Words that mean something else in commands and answers; ids of sides are reserved too. */
const RESERVED = ['referee', 'nobody', 'none', 'null', 'fight', 'decline', 'take', 'each']

/** Words that cannot be names in a fight of these sides. */
export const reservedNames = ({ list }: Sides): string[] => [...RESERVED, ...list.map(({ id }) => id.toLowerCase())]

/** Reads what commands bring with them: somebody who joins, an injury. */
export function readCommandValues(reader: Reader, roster: readonly Entrant[]): CommandReaders {
  const taken = new Set(roster.filter(({ state }) => state !== DEAD && state !== FLED).map(({ square }) => square))
  const fresh = (side: number): Reader => {
    const problems = new Problems<WeaponSpeedRule>()
    return { ...reader, side, problems, content: reader.content.reporting(problems) }
  }
  return {
    readEntrant(name, given, side): Entrant | Refusal {
      const raw = joiner(given)
      const r = fresh(side)
      const wrong = wrongName(name, reservedNames(r.sides))
      if (wrong !== null) r.problems.add([], wrong)
      checkPlainText(r.problems, [name, raw], [])
      checkShape(r.problems, combatantSchema, raw, [], FIELD_RULES)
      const entrant = combatant.from(r, called(name, r.content.fields('combatants', isMap(raw) ? raw : {}, [])))
      if (r.problems.list.length > 0) return refusalOf(r.problems, 'join-initiative')
      if (entrant.square !== NO_SQUARE) return entrant
      const square = startSquare(r.field, r.sides, entrant.side, taken)
      if (square !== NO_SQUARE) return { ...entrant, square }
      return refuse('battlefield-yards', `There is no room on the map for ${name}: name a square with "at".`)
    },
    readInjury(raw): Injury | Refusal {
      const r = fresh(-1)
      checkPlainText(r.problems, raw, [])
      checkShape(r.problems, injury.map, raw, [], FIELD_RULES)
      const one = injury.from(r, ownFields(isMap(raw) ? raw : {}, []))
      return r.problems.list.length > 0 ? refusalOf(r.problems, 'combat-injury-empty-table') : one
    },
  }
}
