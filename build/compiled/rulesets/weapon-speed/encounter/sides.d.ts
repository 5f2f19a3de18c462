import { type Path } from '../../reading/problems.ts';
import { type Reader as AnyReader } from '../../reading/reader.ts';
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts';
import type { Sides } from '../model.ts';
/** Reads the sides in their order, and who is allied to whom: party and foes when none are given. */
export declare function readSides(r: AnyReader<WeaponSpeedRule>, raw: unknown, path: Path): Sides;
/** The sides as plain data. */
export declare const writeSides: ({ list, party }: Sides) => Record<string, unknown>;
//# sourceMappingURL=sides.d.ts.map