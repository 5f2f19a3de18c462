import fc from 'fast-check';
import type * as z from 'zod/mini';
/** Values that fit what is declared. */
export declare function arbitraryOf(schema: z.ZodMiniType): fc.Arbitrary<unknown>;
//# sourceMappingURL=arbitraries.d.ts.map