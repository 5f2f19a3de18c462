import type { Plain } from '../../reading/plain.ts';
import { type Path } from '../../reading/problems.ts';
import type { Entrant } from '../kinds/combatant.ts';
import type { Begun, ShockSide } from '../kinds/fields.ts';
import type { Midway, Surprise } from '../model.ts';
/** The round under way in a fight in progress; 0 for one that has not begun. */
export declare const roundOf: (raw: unknown) => number;
/** Reads where a fight in progress stands; null for one that begins at its beginning. */
export declare function readMidway(r: Begun, raw: unknown, path: Path, sides: readonly ShockSide[]): Midway | null;
/** Total Defense of a side that has had its turn, or has it, was paid for with the Main Action of this round. */
export declare function withDefensesPaid(roster: readonly Entrant[], now: Midway | null, surprise: Surprise): Entrant[];
/** Where a fight in progress stands. */
export declare const writeMidway: ({ round, side, order, surpriseRound }: Midway, all: readonly ShockSide[]) => Plain;
//# sourceMappingURL=midway.d.ts.map