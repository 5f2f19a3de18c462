import * as z from 'zod/mini';
/** A field with what it is, in a sentence. */
export declare const told: <S extends z.ZodMiniType>(schema: S, what: string) => S;
/** A text within the limits of what somebody writes. */
export declare const text: (what: string, most?: number) => z.ZodMiniString<string>;
/** A text that is not empty: a name, a key. */
export declare const name: (what: string, most?: number) => z.ZodMiniString<string>;
/** A whole number within bounds. */
export declare const whole: (what: string, min: number, max: number) => z.ZodMiniInt;
/** One of some words. */
export declare const oneOf: <const W extends readonly [string, ...string[]]>(words: W, what: string) => z.ZodMiniEnum<{ [k in W[number]]: k; } extends infer T ? { [k in keyof T]: T[k]; } : never>;
/** A field that may be left out. */
export declare const perhaps: <S extends z.ZodMiniType>(schema: S) => z.ZodMiniOptional<S>;
/** A list within the limits. */
export declare const list: <S extends z.ZodMiniType>(of: S, what: string, most?: number) => z.ZodMiniArray<S>;
/** A value that another page describes, by its type: `docs/seat.md` has the tables, acts and lines of seats. */
export declare const data: <T>(what: string) => z.ZodMiniCustom<T, T>;
/** Something that may be said to a host: `do` says what. */
export declare const asking: <N extends string, F extends z.core.$ZodShape>(does: N, what: string, fields: F) => z.ZodMiniObject<{
    do: z.ZodMiniLiteral<N>;
} & F extends infer T ? { -readonly [P in keyof T]: T[P]; } : never, z.core.$strict>;
/** Something that a host says: `type` says what. */
export declare const saying: <N extends string, F extends z.core.$ZodShape>(type: N, what: string, fields: F) => z.ZodMiniObject<{
    type: z.ZodMiniLiteral<N>;
} & F extends infer T ? { -readonly [P in keyof T]: T[P]; } : never, z.core.$strict>;
//# sourceMappingURL=declare.d.ts.map