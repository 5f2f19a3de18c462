import type { Reader } from '../kinds/fields.ts';
import type { ShockSetup } from '../model.ts';
type CommandReaders = Pick<ShockSetup, 'readEntrant' | 'readAmount'>;
/**
 * Reads what commands bring with them: somebody who joins, dice. One who joins without a square gets the one where its
 * side would have placed it at the start.
 */
export declare function readCommandValues(reader: Reader, roster: ShockSetup['roster']): CommandReaders;
export {};
//# sourceMappingURL=in-command.d.ts.map