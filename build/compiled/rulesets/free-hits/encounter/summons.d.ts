import type { Path } from '../../reading/problems.ts';
import type { Fields } from '../../reading/reader.ts';
import type { Entrant } from '../kinds/combatant.ts';
import type { Reader } from '../kinds/fields.ts';
/** Settles by which spell a unit was called and what it takes of its summoner, once that one is known. */
export declare function settleBond(r: Reader, e: Entrant, f: Fields, summoner: Entrant | undefined): Entrant;
/** Where a field of a combatant was written. */
export type FieldPath = (row: number, key: string) => Path;
/**
 * Settles what thralls take of their summoners, and notes summoners who cannot have paid that or who control too many.
 * `fields` are those of everybody, by row.
 */
export declare function settleSummons(r: Reader, roster: readonly Entrant[], fields: readonly Fields[], at: FieldPath): Entrant[];
//# sourceMappingURL=summons.d.ts.map