import * as z from 'zod/mini';
/** What the referee says about seats; `rename` is everybody's for the own seat. */
export declare const seating: readonly [z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"seats">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"invite">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    to: z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniLiteral<"anybody">]>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"admit">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    guest: z.ZodMiniString<string>;
    seat: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"turn-away">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    guest: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"rename">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"move">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    who: z.ZodMiniString<string>;
    to: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"revoke">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    of: z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniLiteral<"anybody">]>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"hand-over">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniString<string>;
    to: z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
        person: "person";
        referee: "referee";
    }>, z.ZodMiniString<string>]>;
    after: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"clock">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seconds: z.ZodMiniNullable<z.ZodMiniInt>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"extend">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seconds: z.ZodMiniInt;
}, z.core.$strict>];
/** Something that is said about seats. */
export type Seating = z.infer<(typeof seating)[number]>;
//# sourceMappingURL=seating.d.ts.map