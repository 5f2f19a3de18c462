import { bodySquares } from '@fray/kernel/rules'
import { readAmount } from '../../loading/dice.ts'
import { afresh } from '../../loading/encounter-file.ts'
import { startSquare } from '../../loading/grid-places.ts'
import { placed } from '../../loading/start-squares.ts'
import { combatant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { ShockSetup } from '../model.ts'
import { DEAD } from '../words.ts'
import { reservedNames } from './reserved.ts'
import { file } from './schema.ts'

type CommandReaders = Pick<ShockSetup, 'readEntrant' | 'readAmount'>

/**
 * Reads what commands bring with them: somebody who joins, dice. One who joins without a square gets the one where its
 * side would have placed it at the start.
 */
export function readCommandValues(reader: Reader, roster: ShockSetup['roster']): CommandReaders {
  const { field, sides } = reader
  const living = roster.filter(({ state }) => state < DEAD)
  const taken = new Set(living.flatMap(({ square, footprint }) => bodySquares(field.grid, square, footprint)))
  return {
    readEntrant(name, given, side) {
      const r = { ...afresh(reader), joins: side }
      const read = file.readJoiner(r, [name, given], reservedNames(sides), 'spell-content', combatant.from)
      return placed(read, (one) => startSquare(field, sides, one, taken), 'end-in-free-square')
    },
    readAmount,
  }
}
