import type { Reader } from '../../reading/reader.ts';
import type { EscalationRule } from '../catalogue/rule-ids.ts';
import type { EscalationSide } from '../model.ts';
/** Words that cannot be names in a fight of these sides. */
export declare const reservedNames: (sides: readonly EscalationSide[]) => string[];
/** Reads the two sides in their order, of which one is the party: party and foes when none are given. */
export declare function readSides(r: Reader<EscalationRule>, raw: unknown): EscalationSide[];
//# sourceMappingURL=names.d.ts.map