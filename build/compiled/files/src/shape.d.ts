import type { Problem } from '@fray/kernel';
import type * as z from 'zod';
/** Everything in which a value differs from a schema, as sentences. Fields that hold null count as left out. */
export declare function shapeProblems(schema: z.ZodType, raw: unknown): Problem[];
//# sourceMappingURL=shape.d.ts.map