import { type Plain } from '../../reading/plain.ts';
import { type Path } from '../../reading/problems.ts';
import type { Entrant } from '../kinds/combatant.ts';
import type { Reader } from '../kinds/fields.ts';
import type { AftermathTable, Midway } from '../model.ts';
/** Reads where a fight in progress stands; null for one that begins with initiative. */
export declare function readMidway(r: Reader, raw: unknown, path: Path, roster: readonly Entrant[]): Midway | null;
/** Reads the table for what becomes of those out of action. */
export declare function readAftermath(r: Reader, raw: unknown, path: Path): AftermathTable | null;
/** A fight in progress as it is written. */
export declare const writeMidway: ({ round, turn, next, order }: Midway, names: readonly string[]) => Plain;
/** The table for what becomes of those out of action as it is written. */
export declare const writeAftermath: ({ sides, results }: AftermathTable) => Plain;
//# sourceMappingURL=midway.d.ts.map