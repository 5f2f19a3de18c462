import { type Plane, type PlaneMarks } from '@fray/kernel/rules';
import * as z from 'zod';
import { type Path } from './problems.ts';
import type { Reader } from './reader.ts';
/** A plane as an encounter file has it. */
export declare const planeSchema: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
    size: z.ZodOptional<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>;
    origin: z.ZodOptional<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>;
    marks: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>>;
    text: z.ZodOptional<z.ZodString>;
    legend: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
        combatant: z.ZodOptional<z.ZodString>;
        mark: z.ZodOptional<z.ZodString>;
        blocked: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>>>;
    blocked: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    exits: z.ZodOptional<z.ZodUnion<readonly [z.ZodEnum<{
        edge: "edge";
        none: "none";
    }>, z.ZodArray<z.ZodString>]>>;
}, z.core.$strict>]>;
/** A plane read. */
export interface PlaneBattlefield {
    readonly plane: Plane;
    readonly marks: PlaneMarks;
    /** Where one may leave: the outermost squares, nowhere, or these. */
    readonly exits: 'edge' | 'none' | readonly number[];
    /** Nothing is wrong with it. Else it is open ground in place of what was meant, and places on it mean nothing. */
    readonly sound: boolean;
    /** The battlefield as plain data, which reads to the same again. */
    readonly written: Readonly<Record<string, unknown>>;
}
/**
 * Reads a plane: a size in short, a map, or nothing for open ground of 40 x 40 around 0,0. Its shape has been checked
 * with `planeSchema`; what that found wrong is not noted again.
 */
export declare function readPlaneBattlefield(r: Pick<Reader, 'problems'>, raw: unknown, path: Path): PlaneBattlefield;
//# sourceMappingURL=plane-battlefield.d.ts.map