import { type People } from '../../reading/encounter.ts';
import type { Plain } from '../../reading/plain.ts';
import { type Entrant } from '../kinds/combatant.ts';
import type { Reader } from '../kinds/fields.ts';
/** Reads everybody, gives each a square, and checks what they have to do with each other. */
export declare function readRoster(r: Reader, { named }: People): Entrant[];
/** A combatant in full: nothing in it refers to content. */
export declare const writeEntrant: (entrant: Entrant, { sides, field: { grid } }: Reader) => Plain;
//# sourceMappingURL=roster.d.ts.map