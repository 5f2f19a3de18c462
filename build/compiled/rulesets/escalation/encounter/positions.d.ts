import { type Path } from '../../reading/problems.ts';
import type { Reader } from '../kinds/fields.ts';
import type { Pair } from '../model.ts';
/** Reads the pairs that are not nearby. `present`: rows of those who are in this encounter. */
export declare function readPositions(r: Reader, raw: unknown, path: Path, names: readonly string[], present: ReadonlySet<number>): Pair[];
/** Writes the pairs, as in `[Ana, Orc, close]`. */
export declare const writePositions: (pairs: readonly Pair[], names: readonly string[]) => unknown[];
//# sourceMappingURL=positions.d.ts.map