import * as z from 'zod/mini';
/** What a connection is opened and kept with. */
export declare const opening: readonly [z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"hello">;
    protocol: z.ZodMiniInt;
    program: z.ZodMiniOptional<z.ZodMiniString<string>>;
    key: z.ZodMiniOptional<z.ZodMiniString<string>>;
    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
    resume: z.ZodMiniOptional<z.ZodMiniObject<{
        epoch: z.ZodMiniString<string>;
        seq: z.ZodMiniInt;
    }, z.core.$strict>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"resume">;
    epoch: z.ZodMiniString<string>;
    seq: z.ZodMiniInt;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"ping">;
    n: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"bye">;
}, z.core.$strict>];
/** A message that a connection is opened or kept with. */
export type Opening = z.infer<(typeof opening)[number]>;
/** The first message of a connection. */
export type Hello = Extract<Opening, {
    readonly do: 'hello';
}>;
//# sourceMappingURL=opening.d.ts.map