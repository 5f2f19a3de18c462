import { type Plain } from '../../reading/plain.ts';
import { type Path } from '../../reading/problems.ts';
import type { Entrant } from '../kinds/combatant.ts';
import type { Reader } from '../kinds/fields.ts';
import type { Midway } from '../model.ts';
/** The round under way in a battle in progress; 0 for a fight that begins outside battle. */
export declare const roundOf: (raw: unknown) => number;
/** Reads where a battle in progress stands; null for a fight that begins outside battle. */
export declare function readMidway(r: Reader, raw: unknown, path: Path, roster: readonly Entrant[]): Midway | null;
/** Reads who may open the battle together, by row. */
export declare function readOpeners(r: Reader, raw: unknown, path: Path, roster: readonly Entrant[], now: Midway | null): number[];
/** Where a battle in progress stands as it is written. */
export declare const writeMidway: ({ round, actor, order }: Midway, names: readonly string[]) => Plain;
//# sourceMappingURL=midway.d.ts.map