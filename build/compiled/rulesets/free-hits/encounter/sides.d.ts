import type { Entrant } from '../kinds/combatant.ts';
import type { Fight } from '../kinds/fields.ts';
/** The unit with its side, and the seat that answers for it. `roster` is everybody who may have summoned it. */
export declare function settleSide(unit: Entrant, roster: readonly Entrant[], fight: Fight): Entrant;
//# sourceMappingURL=sides.d.ts.map