import { type Entrant } from '../kinds/combatant.ts';
import type { Reader } from '../kinds/fields.ts';
import type { Sides, WeaponSpeedSetup } from '../model.ts';
type CommandReaders = Pick<WeaponSpeedSetup, 'readEntrant' | 'readInjury'>;
/** Words that cannot be names in a fight of these sides. */
export declare const reservedNames: ({ list }: Sides) => string[];
/** Reads what commands bring with them: somebody who joins, an injury. */
export declare function readCommandValues(reader: Reader, roster: readonly Entrant[]): CommandReaders;
export {};
//# sourceMappingURL=in-command.d.ts.map