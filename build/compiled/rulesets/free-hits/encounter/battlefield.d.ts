import * as z from 'zod';
import { type GridBattlefield } from '../../reading/grid-battlefield.ts';
import { type Path, type Problems } from '../../reading/problems.ts';
import type { FreeHitsRule } from '../catalogue/rule-ids.ts';
import type { Reader } from '../kinds/fields.ts';
/** A battlefield of squares as an encounter file has it. */
export declare const battlefieldSchema: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
    size: z.ZodOptional<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>;
    origin: z.ZodOptional<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>;
    marks: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>>;
    text: z.ZodOptional<z.ZodString>;
    legend: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
        combatant: z.ZodOptional<z.ZodString>;
        mark: z.ZodOptional<z.ZodString>;
        ground: z.ZodOptional<z.ZodEnum<{
            difficult: "difficult";
            impassable: "impassable";
            open: "open";
        }>>;
    }, z.core.$strict>>>;
    difficult: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    impassable: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    exits: z.ZodOptional<z.ZodUnion<readonly [z.ZodEnum<{
        edge: "edge";
        none: "none";
    }>, z.ZodArray<z.ZodString>]>>;
}, z.core.$strict>]>;
/** The battlefield of an encounter without what other rulesets' maps have and this one has no rules for: that is noted. */
export declare function plainBattlefield(problems: Problems<FreeHitsRule>, raw: unknown, path: Path): unknown;
/** Reads a battlefield of squares that are free, slow or blocked: in a text map # is blocked, and + and ' mean nothing. */
export declare function readBattlefield(r: Pick<Reader, 'problems'>, raw: unknown, path: Path): GridBattlefield;
//# sourceMappingURL=battlefield.d.ts.map