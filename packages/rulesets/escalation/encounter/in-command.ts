import { afresh } from '../../loading/encounter-file.ts'
import { combatant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { EscalationSetup } from '../model.ts'
import { reservedNames } from './names.ts'
import { file } from './schema.ts'

/** Reads what commands bring with them: somebody who joins. */
export const readCommandValues = (reader: Reader): Pick<EscalationSetup, 'readEntrant'> => ({
  readEntrant(name, given, side) {
    const r = { ...afresh(reader), joins: side }
    return file.readJoiner(r, [name, given], reservedNames(reader.sides), 'enemies-and-objects', combatant.from)
  },
})
