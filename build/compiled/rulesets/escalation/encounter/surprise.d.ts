import { type Path } from '../../reading/problems.ts';
import type { Entrant } from '../kinds/combatant.ts';
import type { Reader } from '../kinds/fields.ts';
import type { Surprise } from '../model.ts';
/** Reads a Surprise Round; null for none. `present`: rows of those who are in this encounter. */
export declare function readSurprise(r: Reader, raw: unknown, path: Path, roster: readonly Entrant[], present: ReadonlySet<number>): Surprise | null;
/** Writes a Surprise Round. */
export declare const writeSurprise: (surprise: Surprise | null, { sides, names }: Pick<Reader, 'sides' | 'names'>) => unknown;
//# sourceMappingURL=surprise.d.ts.map