import type { Change, SeatTable, ToldLine } from '@fray/seat';
import * as z from 'zod/mini';
/** What somebody may do at a table. */
declare const role: z.ZodMiniEnum<{
    player: "player";
    referee: "referee";
    spectator: "spectator";
}>;
/** Everything that a host says. */
export declare const said: readonly [z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"welcome">;
    protocol: z.ZodMiniInt;
    program: z.ZodMiniString<string>;
    fight: z.ZodMiniString<string>;
    epoch: z.ZodMiniString<string>;
    seat: z.ZodMiniString<string>;
    role: z.ZodMiniEnum<{
        player: "player";
        referee: "referee";
        spectator: "spectator";
    }>;
    recovered: z.ZodMiniBoolean<boolean>;
    beat: z.ZodMiniInt;
    readOnly: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$strict>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"lobby">;
    guest: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"admitted">;
    key: z.ZodMiniString<string>;
    seat: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"table">;
    seq: z.ZodMiniInt;
    table: z.ZodMiniCustom<SeatTable, SeatTable>;
    told: z.ZodMiniArray<z.ZodMiniCustom<ToldLine, ToldLine>>;
    waits: z.ZodMiniObject<{
        for: z.ZodMiniEnum<{
            nobody: "nobody";
            others: "others";
            over: "over";
            stalemate: "stalemate";
            you: "you";
        }>;
        seats: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strict>;
}, z.core.$strict>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"news">;
    seq: z.ZodMiniInt;
    told: z.ZodMiniArray<z.ZodMiniCustom<ToldLine, ToldLine>>;
    changes: z.ZodMiniArray<z.ZodMiniCustom<Change, Change>>;
    waits: z.ZodMiniOptional<z.ZodMiniObject<{
        for: z.ZodMiniEnum<{
            nobody: "nobody";
            others: "others";
            over: "over";
            stalemate: "stalemate";
            you: "you";
        }>;
        seats: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strict>>;
}, z.core.$strict>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"accepted">;
    re: z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    at: z.ZodMiniInt;
}, z.core.$strict>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"refused">;
    re: z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    rule: z.ZodMiniString<string>;
    reason: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"stale">;
    re: z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    at: z.ZodMiniInt;
}, z.core.$strict>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"in-doubt">;
    re: z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    reason: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"result">;
    re: z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>;
    value: z.ZodMiniUnknown;
}, z.core.$strict>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"presence">;
    seats: z.ZodMiniArray<z.ZodMiniObject<{
        seat: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        role: z.ZodMiniEnum<{
            player: "player";
            referee: "referee";
            spectator: "spectator";
        }>;
        devices: z.ZodMiniInt;
        by: z.ZodMiniString<string>;
    }, z.core.$strict>>;
    guests: z.ZodMiniArray<z.ZodMiniObject<{
        guest: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
    }, z.core.$strict>>;
    until: z.ZodMiniNullable<z.ZodMiniInt>;
}, z.core.$strict>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"notice">;
    words: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"pong">;
    n: z.ZodMiniOptional<z.ZodMiniInt>;
    seq: z.ZodMiniInt;
}, z.core.$strict>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"closing">;
    why: z.ZodMiniString<string>;
    words: z.ZodMiniString<string>;
    comeBack: z.ZodMiniEnum<{
        later: "later";
        never: "never";
        now: "now";
    }>;
}, z.core.$strict>];
/** Something that a host says. */
export type Said = z.infer<(typeof said)[number]>;
/** One kind of what a host says. */
export type SaidOf<T extends Said['type']> = Extract<Said, {
    readonly type: T;
}>;
/** What may come back for a request. */
export type Answer = SaidOf<'accepted' | 'refused' | 'stale' | 'in-doubt' | 'result'>;
/** For what the fight waits, as a seat is told. */
export type Waits = SaidOf<'table'>['waits'];
/** Who is there. */
export type Presence = SaidOf<'presence'>;
/** What somebody may do at a table. */
export type Role = z.infer<typeof role>;
export {};
//# sourceMappingURL=said.d.ts.map