import * as z from 'zod/mini';
import { type Opening } from './opening.ts';
import { type Said } from './said.ts';
import { type Seating } from './seating.ts';
import { type Deed, type Look, quit } from './vocabulary.ts';
/** Something that is said to a live table. */
export type Request = Look | Deed | Seating;
/** Everything that a client says. */
export type Heard = Opening | Request;
/** Something that is said in lines of JSON. */
export type Line = Look | Deed | z.infer<typeof quit>;
/** What is wrong with a message, in a sentence; `id` where it had one, so that the answer finds its way. */
export interface Misheard {
    readonly problem: string;
    readonly id: string | number | null;
}
/** Everything that may be said to a live table, as declared. */
export declare const heard: readonly [z.ZodMiniObject<{
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
}, z.core.$strict>, z.ZodMiniObject<{
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
}, z.core.$strict>, z.ZodMiniObject<{
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
/** Everything that may be said in lines of JSON, as declared. */
export declare const lines: readonly [z.ZodMiniObject<{
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
}, z.core.$strict>, z.ZodMiniObject<{
    do: z.ZodMiniLiteral<"quit">;
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    seat: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>];
/** Whether the message changes something, so that it needs an id at a live table. */
export declare const isChange: (message: Heard) => message is Deed | Seating;
/** Whether the message is about who sits where. */
export declare const isSeating: (message: Heard) => message is Seating;
/** Whether the message is a deed: something that changes the fight or how it is played. */
export declare const isDeed: (message: Heard | Line) => message is Deed;
/** Reads what a client says. */
export declare const readHeard: (text: string) => Heard | Misheard;
/** Reads what a host says, every field of it: for tests, and for those who do not trust it. Throws where it is not as declared. */
export declare const readSaid: (text: string) => Said;
/** Reads a line of JSON. */
export declare const readLine: (text: string) => Line | Misheard;
//# sourceMappingURL=read.d.ts.map