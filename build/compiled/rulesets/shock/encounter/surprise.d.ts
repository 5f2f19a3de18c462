import { type Path } from '../../reading/problems.ts';
import type { Entrant } from '../kinds/combatant.ts';
import type { Begun, ShockSide } from '../kinds/fields.ts';
import type { Midway, Surprise } from '../model.ts';
/** Who takes part in a surprise. */
interface Parts {
    readonly sides: readonly ShockSide[];
    readonly roster: readonly Entrant[];
    readonly now: Midway | null;
}
/** Reads who is surprised: nobody, sides, or a check that decides. */
export declare function readSurprise(r: Begun, raw: unknown, path: Path, parts: Parts): Surprise;
/** Notes a surprise round under way in which nobody is surprised, or in which it is the turn of a side that is. */
export declare function checkSurpriseRound(r: Begun, surprise: Surprise, now: Midway | null, sides: readonly ShockSide[]): void;
/** Who is surprised. `names` are those of everybody, by row. */
export declare function writeSurprise({ sides, check }: Surprise, all: readonly ShockSide[], names: readonly string[]): unknown;
export {};
//# sourceMappingURL=surprise.d.ts.map