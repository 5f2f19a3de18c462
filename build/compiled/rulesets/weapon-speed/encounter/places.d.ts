import type { PlaneBattlefield } from '../../reading/plane-battlefield.ts';
import { type Path } from '../../reading/problems.ts';
import type { Entrant } from '../kinds/combatant.ts';
import type { Reader } from '../kinds/fields.ts';
import type { Sides } from '../model.ts';
/** Where a combatant's place was written, for problems. */
export type PlacePath = (row: number) => Path;
/**
 * Gives everybody a square: the one that it names, the one that the text map gives it, one of its side's mark, or the
 * best that is free. Notes those who cannot stand where they are, and living ones in one square.
 */
export declare function settlePlaces(r: Reader, roster: readonly Entrant[], field: PlaneBattlefield, sides: Sides, path: Path, placePath: PlacePath): Entrant[];
/** The square where one of a side starts that names none: of the side's mark, else the best that is free; or NO_SQUARE. */
export declare function startSquare({ plane, marks }: PlaneBattlefield, { list }: Sides, side: number, taken: ReadonlySet<number>): number;
//# sourceMappingURL=places.d.ts.map