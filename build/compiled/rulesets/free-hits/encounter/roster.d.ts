import { type Named } from '../../reading/names.ts';
import { type Plain } from '../../reading/plain.ts';
import type { PartySide } from '../../reading/sides.ts';
import { type Entrant } from '../kinds/combatant.ts';
import type { Fight, Reader } from '../kinds/fields.ts';
import type { Midway } from '../model.ts';
/** Words that cannot be names in a fight of these sides. */
export declare const reservedNames: (sides: readonly PartySide[]) => string[];
/** Reads everybody, gives each a side and a square, and settles who summoned whom. */
export declare function readRoster(r: Reader, named: readonly Named[]): Entrant[];
/** Checks what has been done so far against where the battle stands: only one unit is on its turn, and outside battle none. */
export declare function checkProgress(r: Reader, roster: readonly Entrant[], named: readonly Named[], now: Midway | null): void;
/** The combatant of that row in full: only conditions and creatures are named by id. */
export declare function writeEntrant(roster: readonly Entrant[], row: number, { sides, field }: Fight): Plain;
/** Every creature that the spells of these can call, and those that their spells can call, in full by id. */
export declare function writeCreatures(roster: readonly Entrant[], creature: (id: string) => Entrant | null): Plain;
//# sourceMappingURL=roster.d.ts.map