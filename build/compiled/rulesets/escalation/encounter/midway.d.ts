import { type Plain } from '../../reading/plain.ts';
import { type Path } from '../../reading/problems.ts';
import type { Entrant } from '../kinds/combatant.ts';
import type { Reader } from '../kinds/fields.ts';
import type { Midway } from '../model.ts';
/** Reads where a fight in progress stands; null for one that is yet to begin. `first`: rows of those in the first encounter. */
export declare function readMidway(r: Reader, raw: unknown, path: Path, roster: readonly Entrant[], first: readonly number[]): Midway | null;
/** Writes where a fight in progress stands. */
export declare const writeMidway: ({ round, band, actor, escalation }: Midway, names: readonly string[]) => Plain;
//# sourceMappingURL=midway.d.ts.map