import { type Path } from '../../reading/problems.ts';
import type { Entrant } from '../kinds/combatant.ts';
import type { Reader } from '../kinds/fields.ts';
import type { Midway } from '../model.ts';
/** Reads where a fight in progress stands; null for one that has not begun. */
export declare function readMidway(r: Reader, raw: unknown, path: Path, roster: readonly Entrant[], modifiers: readonly number[] | null): Midway | null;
/** Where a fight in progress stands, as plain data. */
export declare function writeMidway(now: Midway, roster: readonly Entrant[]): Record<string, unknown>;
//# sourceMappingURL=midway.d.ts.map