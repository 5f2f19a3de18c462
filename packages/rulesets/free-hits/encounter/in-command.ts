import { bodySquares } from '@fray/kernel/rules'
import { afresh } from '../../loading/encounter-file.ts'
import { startSquare } from '../../loading/grid-places.ts'
import { refusalOf } from '../../loading/refusal.ts'
import { placed } from '../../loading/start-squares.ts'
import { combatant, type Entrant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { FreeHitsSetup } from '../model.ts'
import { IN } from '../words.ts'
import { withCreatures } from './creatures.ts'
import { reservedNames } from './roster.ts'
import { file } from './schema.ts'
import { settleSide } from './sides.ts'
import { settleBond } from './summons.ts'

type CommandReaders = Pick<FreeHitsSetup, 'readEntrant' | 'readCreature'>

/** The last round that there can be. */
const LAST_ROUND = 1000

/**
 * Reads what commands bring with them: somebody who joins, creatures. One who joins without a square gets the one
 * where its side would have placed it at the start; a creature has none.
 */
export function readCommandValues(reader: Reader, roster: readonly Entrant[]): CommandReaders {
  const { fight } = reader
  const { field, sides } = fight
  const present = roster.filter(({ status }) => status === IN)
  const taken = new Set(present.flatMap(({ square, footprint }) => bodySquares(field.grid, square, footprint)))
  const fresh = () => withCreatures({ ...afresh(reader), fight: { ...fight, round: LAST_ROUND, joins: true } })
  return {
    readEntrant(name, given, side) {
      const read = file.readJoiner(fresh(), [name, given], reservedNames(sides), 'order-is-fixed', (r, fields) => {
        const one = combatant.from(r, fields)
        const sided = settleSide(side < 0 ? one : { ...one, side }, roster, fight)
        return settleBond(r, sided, fields, roster[sided.summoner])
      })
      return placed(read, (one) => startSquare(field, sides, one, taken), 'grid')
    },
    readCreature(creature) {
      const r = fresh()
      const entrant = r.creature(creature, [])
      return entrant === null || r.problems.list.length > 0 ? refusalOf(r.problems, 'thrall') : entrant
    },
  }
}
