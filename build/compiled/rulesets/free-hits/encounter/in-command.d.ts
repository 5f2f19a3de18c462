import { type Entrant } from '../kinds/combatant.ts';
import type { Reader } from '../kinds/fields.ts';
import type { FreeHitsSetup } from '../model.ts';
type CommandReaders = Pick<FreeHitsSetup, 'readEntrant' | 'readCreature'>;
/**
 * Reads what commands bring with them: somebody who joins, creatures. One who joins without a square gets the one
 * where its side would have placed it at the start; a creature has none.
 */
export declare function readCommandValues(reader: Reader, roster: readonly Entrant[]): CommandReaders;
export {};
//# sourceMappingURL=in-command.d.ts.map