import { bodySquares, NO_SQUARE, type Refusal } from '@fray/kernel/rules'
import { readAmount } from '../../reading/dice.ts'
import { called } from '../../reading/encounter.ts'
import { startSquare } from '../../reading/grid-places.ts'
import { joiner, wrongName } from '../../reading/names.ts'
import { checkPlainText } from '../../reading/plain-text.ts'
import { isMap, Problems } from '../../reading/problems.ts'
import { refusalOf } from '../../reading/refusal.ts'
import { checkShape } from '../../reading/shape.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { refuse } from '../citing.ts'
import { combatant, type Entrant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { ShockSetup } from '../model.ts'
import { DEAD } from '../words.ts'
import { reservedNames } from './reserved.ts'
import { combatantSchema, FIELD_RULES } from './schema.ts'

type CommandReaders = Pick<ShockSetup, 'readEntrant' | 'readAmount'>

/**
 * Reads what commands bring with them: somebody who joins, dice. One who joins without a square gets the one where its
 * side would have placed it at the start.
 */
export function readCommandValues(reader: Reader, roster: readonly Entrant[]): CommandReaders {
  const { field, sides, content } = reader
  const living = roster.filter(({ state }) => state < DEAD)
  const taken = new Set(living.flatMap(({ square, footprint }) => bodySquares(field.grid, square, footprint)))
  return {
    readEntrant(name: string, given: unknown, side: number): Entrant | Refusal {
      const raw = joiner(given)
      const problems = new Problems<ShockRule>()
      const r: Reader = { ...reader, problems, content: content.reporting(problems), joins: side }
      const wrong = wrongName(name, reservedNames(sides))
      if (wrong !== null) problems.add([], wrong)
      checkPlainText(problems, [name, raw], [])
      checkShape(problems, combatantSchema, raw, [], FIELD_RULES)
      const entrant = combatant.from(r, called(name, r.content.fields('combatants', isMap(raw) ? raw : {}, [])))
      if (problems.list.length > 0) return refusalOf(problems, 'spell-content')
      if (entrant.square !== NO_SQUARE) return entrant
      const square = startSquare(field, sides, entrant, taken)
      if (square !== NO_SQUARE) return { ...entrant, square }
      return refuse('end-in-free-square', `There is no room on the map for ${name}: name a square with "at".`)
    },
    readAmount,
  }
}
