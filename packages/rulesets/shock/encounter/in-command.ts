import { bodySquares, NO_SQUARE, type Refusal, refuse } from '@fray/kernel'
import { readAmount } from '../../reading/dice.ts'
import { startSquare } from '../../reading/grid-places.ts'
import { joiner, wrongName } from '../../reading/names.ts'
import { checkPlainText } from '../../reading/plain-text.ts'
import { isMap, Problems } from '../../reading/problems.ts'
import { refusalOf } from '../../reading/refusal.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { DEAD, type Entrant, type ShockSetup } from '../model.ts'
import { readEntrant, type Table } from './combatant.ts'
import type { Reader } from './reader.ts'
import { reservedNames } from './roster.ts'
import { combatantSchema } from './schema-content.ts'
import { checkShape } from './shape.ts'

type CommandReaders = Pick<ShockSetup, 'readEntrant' | 'readAmount'>

/**
 * Reads what commands bring with them: somebody who joins, dice. One who joins without a square gets the one where its
 * side would have placed it at the start.
 */
export function readCommandValues(r: Reader, table: Table, roster: readonly Entrant[]): CommandReaders {
  const { content, options } = r
  const { grid } = table.field
  const living = roster.filter(({ state }) => state < DEAD)
  const taken = new Set(living.flatMap(({ square, footprint }) => bodySquares(grid, square, footprint)))
  return {
    readEntrant(name: string, given: unknown, side: number): Entrant | Refusal {
      const raw = joiner(given)
      const problems = new Problems<ShockRule>()
      const fresh: Reader = { problems, content: content.reporting(problems), options }
      const wrong = wrongName(name, reservedNames(table.sides))
      if (wrong !== null) problems.add([], wrong)
      checkPlainText(problems, [name, raw], [])
      checkShape(problems, combatantSchema, raw, [])
      const fields = fresh.content.fields('combatants', isMap(raw) ? raw : {}, [])
      const entrant = readEntrant(fresh, name, fields, table, side)
      if (problems.list.length > 0) return refusalOf(problems, 'spell-content')
      if (entrant.square !== NO_SQUARE) return entrant
      const square = startSquare(table.field, table.sides, entrant, taken)
      if (square !== NO_SQUARE) return { ...entrant, square }
      return refuse('end-in-free-square', `There is no room on the map for ${name}: name a square with "at".`)
    },
    readAmount,
  }
}
