import type * as z from 'zod';
import { type Path, type Problems } from './problems.ts';
/** The rules that fields break, by name, when their values are of the wrong kind or out of their range. */
export type FieldRules<R extends string = string> = Readonly<Record<string, R>>;
/** Compares a value with a schema and notes everything that differs, in sentences. Null counts as left out. */
export declare function checkShape<R extends string>(problems: Problems<R>, schema: z.ZodType, raw: unknown, path: Path, rules: FieldRules<R>): void;
/** `a, b or c`. */
export declare const orText: (words: readonly string[]) => string;
//# sourceMappingURL=shape.d.ts.map