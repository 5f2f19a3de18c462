import { bodySquares, NO_SQUARE, type Refusal } from '@fray/kernel/rules'
import { called } from '../../reading/encounter.ts'
import { startSquare } from '../../reading/grid-places.ts'
import { joiner, wrongName } from '../../reading/names.ts'
import { checkPlainText } from '../../reading/plain-text.ts'
import { isMap, Problems } from '../../reading/problems.ts'
import { refusalOf } from '../../reading/refusal.ts'
import { checkShape } from '../../reading/shape.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { refuse } from '../citing.ts'
import { combatant, type Entrant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { FreeHitsSetup } from '../model.ts'
import { IN } from '../words.ts'
import { withCreatures } from './creatures.ts'
import { reservedNames } from './roster.ts'
import { combatantSchema, FIELD_RULES } from './schema.ts'
import { settleSide } from './sides.ts'
import { settleBond } from './summons.ts'

type CommandReaders = Pick<FreeHitsSetup, 'readEntrant' | 'readCreature'>

/** The last round that there can be. */
const LAST_ROUND = 1000

/**
 * Reads what commands bring with them: somebody who joins, creatures. One who joins without a square gets the one
 * where its side would have placed it at the start; a creature has none.
 */
export function readCommandValues(r: Reader, roster: readonly Entrant[]): CommandReaders {
  const { content, options, fight } = r
  const { grid } = fight.field
  const present = roster.filter(({ status }) => status === IN)
  const taken = new Set(present.flatMap(({ square, footprint }) => bodySquares(grid, square, footprint)))
  const fresh = (): Reader & { readonly problems: Problems<FreeHitsRule> } => {
    const problems = new Problems<FreeHitsRule>()
    return withCreatures({
      problems,
      content: content.reporting(problems),
      options,
      fight: { ...fight, round: LAST_ROUND, joins: true },
    })
  }
  return {
    readEntrant(name: string, given: unknown, side: number): Entrant | Refusal {
      const raw = joiner(given)
      const own = fresh()
      const { problems } = own
      const wrong = wrongName(name, reservedNames(fight.sides))
      if (wrong !== null) problems.add([], wrong)
      checkPlainText(problems, [name, raw], [])
      checkShape(problems, combatantSchema, raw, [], FIELD_RULES)
      const fields = own.content.fields('combatants', isMap(raw) ? raw : {}, [])
      const read = combatant.from(own, called(name, fields))
      const sided = settleSide(side < 0 ? read : { ...read, side }, roster, fight)
      const entrant = settleBond(own, sided, fields, roster[sided.summoner])
      if (problems.list.length > 0) return refusalOf(problems, 'order-is-fixed')
      if (entrant.square !== NO_SQUARE) return entrant
      const square = startSquare(fight.field, fight.sides, entrant, taken)
      if (square !== NO_SQUARE) return { ...entrant, square }
      return refuse('grid', `There is no room on the map for ${name}: name a square with "at".`)
    },
    readCreature(creature: string): Entrant | Refusal {
      const own = fresh()
      const entrant = own.creature(creature, [])
      if (entrant === null || own.problems.list.length > 0) return refusalOf(own.problems, 'thrall')
      return entrant
    },
  }
}
