import type { Plain } from '../../reading/plain.ts';
import { type Path } from '../../reading/problems.ts';
import type { Begun, ShockSide } from '../kinds/fields.ts';
/** Reads the sides in their order: party and foes when none are given. At most one of them is the Party. */
export declare function readSides(r: Begun, raw: unknown, path: Path): ShockSide[];
/** The position of the side with the id, or -1 with a problem. */
export declare const findSide: (r: Begun, id: unknown, path: Path, sides: readonly ShockSide[]) => number;
/** The sides by id. */
export declare const writeSides: (sides: readonly ShockSide[]) => Plain;
//# sourceMappingURL=sides.d.ts.map