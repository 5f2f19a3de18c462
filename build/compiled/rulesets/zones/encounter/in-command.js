import { afresh } from '../../reading/encounter-file.js';
import { combatant } from '../kinds/combatant.js';
import { hazard, hindrance, ongoing } from '../kinds/effects.js';
import { RESERVED } from './reserved.js';
import { file } from './schema.js';
/** Reads what commands bring with them: somebody who joins, a hazard, an effect. */
export function readCommandValues(reader) {
    const effect = (nothing, { schema, read }) => (raw) => file.readBrought(afresh(reader), raw, schema, nothing, (r) => read(r, raw, []));
    return {
        readEntrant: (...joiner) => file.readJoiner(afresh(reader), joiner, RESERVED, 'content-is-data', combatant.from),
        readHazard: effect('zone-hazard-data', hazard),
        readOngoing: effect('ongoing-damage', ongoing),
        readHindrance: effect('hindrance-until-test', hindrance),
    };
}
//# sourceMappingURL=in-command.js.map