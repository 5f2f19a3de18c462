import { bodySquares, NO_SQUARE, type Refusal, refuse } from '@fray/kernel'
import { readAmount } from '../../reading/dice.ts'
import { startSquare } from '../../reading/grid-places.ts'
import { joiner, wrongName } from '../../reading/names.ts'
import { checkPlainText } from '../../reading/plain-text.ts'
import { isMap, Problems } from '../../reading/problems.ts'
import { type Fields, textOf } from '../../reading/reader.ts'
import { refusalOf } from '../../reading/refusal.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { type Entrant, type FreeHitsSetup, IN } from '../model.ts'
import { readEntrant, type Table } from './combatant.ts'
import { withCreatures } from './creatures.ts'
import type { Reader } from './reader.ts'
import { reservedNames } from './roster.ts'
import { combatantSchema } from './schema-combatant.ts'
import { checkShape } from './shape.ts'
import { settleBond } from './summons.ts'

type CommandReaders = Pick<FreeHitsSetup, 'readEntrant' | 'readCreature' | 'readAmount'>

/** The last round that there can be. */
const LAST_ROUND = 1000

/**
 * Reads what commands bring with them: somebody who joins, creatures, dice. One who joins without a square gets the one
 * where its side would have placed it at the start; a creature has none.
 */
export function readCommandValues(r: Reader, table: Table, roster: readonly Entrant[]): CommandReaders {
  const { content, options } = r
  const { grid } = table.field
  const present = roster.filter(({ status }) => status === IN)
  const taken = new Set(present.flatMap(({ square, footprint }) => bodySquares(grid, square, footprint)))
  const fresh = (): Reader & { readonly problems: Problems<FreeHitsRule> } => {
    const problems = new Problems<FreeHitsRule>()
    return withCreatures({ problems, content: content.reporting(problems), options })
  }
  return {
    readEntrant(name: string, given: unknown, side: number): Entrant | Refusal {
      const raw = joiner(given)
      const own = fresh()
      const { problems } = own
      const wrong = wrongName(name, reservedNames(table.sides))
      if (wrong !== null) problems.add([], wrong)
      checkPlainText(problems, [name, raw], [])
      checkShape(problems, combatantSchema, raw, [])
      const fields = own.content.fields('combatants', isMap(raw) ? raw : {}, [])
      const known = side < 0 && fields.values.side === undefined ? sideOfSummoner(fields, roster) : side
      const read = readEntrant(own, name, fields, { ...table, round: LAST_ROUND, joins: true }, known)
      const entrant = settleBond(own, read, fields, roster[read.summoner])
      if (problems.list.length > 0) return refusalOf(problems, 'order-is-fixed')
      if (entrant.square !== NO_SQUARE) return entrant
      const square = startSquare(table.field, table.sides, entrant, taken)
      if (square !== NO_SQUARE) return { ...entrant, square }
      return refuse('grid', `There is no room on the map for ${name}: name a square with "at".`)
    },
    readCreature(creature: string): Entrant | Refusal {
      const own = fresh()
      const entrant = own.creature(creature, [])
      if (entrant === null || own.problems.list.length > 0) return refusalOf(own.problems, 'thrall')
      return entrant
    },
    readAmount,
  }
}

/** The side of the one who summoned it, or -1. */
function sideOfSummoner({ values }: Fields, roster: readonly Entrant[]): number {
  const name = textOf(values.summoner)?.toLowerCase()
  return roster.find(({ sheet }) => sheet.name.toLowerCase() === name)?.side ?? -1
}
