import * as z from 'zod/mini';
/** What only looks: answered with a `result`. */
declare const looks: readonly [z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"table">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"acts">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    who: z.ZodMiniOptional<z.ZodMiniString<string>>;
    action: z.ZodMiniOptional<z.ZodMiniString<string>>;
    given: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnion<readonly [z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>, z.ZodMiniNull]>, z.ZodMiniArray<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>, z.ZodMiniNull]>>]>>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"chances">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    act: z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniObject<{
        actor: z.ZodMiniString<string>;
        action: z.ZodMiniString<string>;
    }, z.core.$catchall<z.ZodMiniUnknown>>]>;
    ways: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"option-chances">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    question: z.ZodMiniString<string>;
    ways: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"reach">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    who: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"threat">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    who: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"between">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    who: z.ZodMiniString<string>;
    other: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"about">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    kind: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    of: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"told">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    since: z.ZodMiniOptional<z.ZodMiniInt>;
    until: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strict>];
/** What changes the fight, or how it is played. */
export declare const deeds: readonly [z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"submit">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
    act: z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniObject<{
        actor: z.ZodMiniString<string>;
        action: z.ZodMiniString<string>;
    }, z.core.$catchall<z.ZodMiniUnknown>>]>;
    given: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnion<readonly [z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>, z.ZodMiniNull]>, z.ZodMiniArray<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>, z.ZodMiniNull]>>]>>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"answer">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
    question: z.ZodMiniString<string>;
    value: z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"roll">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
    faces: z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniInt>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"plan">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
    who: z.ZodMiniString<string>;
    commands: z.ZodMiniArray<z.ZodMiniObject<{
        actor: z.ZodMiniString<string>;
        action: z.ZodMiniString<string>;
    }, z.core.$catchall<z.ZodMiniUnknown>>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"settings">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
    reactions: z.ZodMiniOptional<z.ZodMiniEnum<{
        ask: "ask";
        auto: "auto";
        never: "never";
    }>>;
    byRule: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniEnum<{
        ask: "ask";
        auto: "auto";
        never: "never";
    }>>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"undo">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
    sameDice: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    anew: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"redo">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"go-on">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>];
/** Everything that one who has a seat may say about the fight. */
export declare const vocabulary: readonly [z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"table">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"acts">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    who: z.ZodMiniOptional<z.ZodMiniString<string>>;
    action: z.ZodMiniOptional<z.ZodMiniString<string>>;
    given: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnion<readonly [z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>, z.ZodMiniNull]>, z.ZodMiniArray<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>, z.ZodMiniNull]>>]>>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"chances">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    act: z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniObject<{
        actor: z.ZodMiniString<string>;
        action: z.ZodMiniString<string>;
    }, z.core.$catchall<z.ZodMiniUnknown>>]>;
    ways: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"option-chances">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    question: z.ZodMiniString<string>;
    ways: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"reach">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    who: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"threat">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    who: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"between">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    who: z.ZodMiniString<string>;
    other: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"about">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    kind: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    of: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"told">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    since: z.ZodMiniOptional<z.ZodMiniInt>;
    until: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"submit">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
    act: z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniObject<{
        actor: z.ZodMiniString<string>;
        action: z.ZodMiniString<string>;
    }, z.core.$catchall<z.ZodMiniUnknown>>]>;
    given: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnion<readonly [z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>, z.ZodMiniNull]>, z.ZodMiniArray<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>, z.ZodMiniNull]>>]>>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"answer">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
    question: z.ZodMiniString<string>;
    value: z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"roll">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
    faces: z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniInt>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"plan">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
    who: z.ZodMiniString<string>;
    commands: z.ZodMiniArray<z.ZodMiniObject<{
        actor: z.ZodMiniString<string>;
        action: z.ZodMiniString<string>;
    }, z.core.$catchall<z.ZodMiniUnknown>>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"settings">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
    reactions: z.ZodMiniOptional<z.ZodMiniEnum<{
        ask: "ask";
        auto: "auto";
        never: "never";
    }>>;
    byRule: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniEnum<{
        ask: "ask";
        auto: "auto";
        never: "never";
    }>>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"undo">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
    sameDice: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    anew: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"redo">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"go-on">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
    at: z.ZodMiniOptional<z.ZodMiniInt>;
    epoch: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>];
/** Leaves `fray play --jsonl`. */
export declare const quit: z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"quit">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>;
/** Something that only looks. */
export type Look = z.infer<(typeof looks)[number]>;
/** Something that changes the fight. */
export type Deed = z.infer<(typeof deeds)[number]>;
export {};
//# sourceMappingURL=vocabulary.d.ts.map