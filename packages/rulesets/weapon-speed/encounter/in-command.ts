import { afresh } from '../../loading/encounter-file.ts'
import { reservedNames as reserved } from '../../loading/names.ts'
import { isMap } from '../../loading/problems.ts'
import { ownFields } from '../../loading/reader.ts'
import { placed } from '../../loading/start-squares.ts'
import { combatant, type Entrant } from '../kinds/combatant.ts'
import type { Reader, Sides } from '../kinds/fields.ts'
import { injury } from '../kinds/injuries.ts'
import type { WeaponSpeedSetup } from '../model.ts'
import { DEAD, FLED } from '../words.ts'
import { startSquare } from './places.ts'
import { file } from './schema.ts'

type CommandReaders = Pick<WeaponSpeedSetup, 'readEntrant' | 'readInjury'>

/** Words that cannot be names in a fight of these sides. */
export const reservedNames = ({ list }: Sides): string[] => reserved(['take', 'each'], list)

/** Reads what commands bring with them: somebody who joins, an injury. */
export function readCommandValues(reader: Reader, roster: readonly Entrant[]): CommandReaders {
  const { field, sides } = reader
  const taken = new Set(roster.filter(({ state }) => state !== DEAD && state !== FLED).map(({ square }) => square))
  return {
    readEntrant(name, given, side) {
      const r = { ...afresh(reader), side }
      const read = file.readJoiner(r, [name, given], reservedNames(sides), 'join-initiative', combatant.from)
      return placed(read, (one) => startSquare(field, sides, one.side, taken), 'battlefield-yards')
    },
    readInjury: (raw) =>
      file.readBrought({ ...afresh(reader), side: -1 }, raw, injury.map, 'combat-injury-empty-table', (r) =>
        injury.from(r, ownFields(isMap(raw) ? raw : {}, [])),
      ),
  }
}
