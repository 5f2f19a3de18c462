import type { Refusal } from '@fray/kernel/rules'
import type { Field } from '../../kinds/field.ts'
import { afresh } from '../../loading/encounter-file.ts'
import type { ZonesRule } from '../catalogue/rule-ids.ts'
import { combatant } from '../kinds/combatant.ts'
import { hazard, hindrance, ongoing } from '../kinds/effects.ts'
import type { Reader } from '../kinds/fields.ts'
import type { ZonesSetup } from '../model.ts'
import { RESERVED } from './reserved.ts'
import { file } from './schema.ts'

type CommandReaders = Pick<ZonesSetup, 'readEntrant' | 'readHazard' | 'readOngoing' | 'readHindrance'>

/** Reads what commands bring with them: somebody who joins, a hazard, an effect. */
export function readCommandValues(reader: Reader): CommandReaders {
  const effect =
    <T>(nothing: ZonesRule, { schema, read }: Field<T, Reader, ZonesRule>) =>
    (raw: unknown): T | Refusal =>
      file.readBrought(afresh(reader), raw, schema, nothing, (r) => read(r, raw, []))
  return {
    readEntrant: (...joiner) => file.readJoiner(afresh(reader), joiner, RESERVED, 'content-is-data', combatant.from),
    readHazard: effect('zone-hazard-data', hazard),
    readOngoing: effect('ongoing-damage', ongoing),
    readHindrance: effect('hindrance-until-test', hindrance),
  }
}
