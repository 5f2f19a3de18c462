import type { Reader } from '../kinds/fields.ts';
import type { ZonesSetup } from '../model.ts';
type CommandReaders = Pick<ZonesSetup, 'readEntrant' | 'readHazard' | 'readOngoing' | 'readHindrance'>;
/** Reads what commands bring with them: somebody who joins, a hazard, an effect. */
export declare function readCommandValues(reader: Reader): CommandReaders;
export {};
//# sourceMappingURL=in-command.d.ts.map