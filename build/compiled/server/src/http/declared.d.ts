import { type Request } from '@fray/protocol';
import * as z from 'zod/mini';
/** What may be said to a fight over HTTP, by its word: the same as over a socket. */
export declare const words: ReadonlyMap<Request['do'], z.ZodMiniObject>;
/** A fight that is to be begun. */
export declare const beginning: z.ZodMiniObject<{
    encounter: z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>]>;
    seed: z.ZodMiniOptional<z.ZodMiniString<string>>;
    dice: z.ZodMiniOptional<z.ZodMiniEnum<{
        generator: "generator";
        typed: "typed";
    }>>;
    seats: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strict>;
/** A fight that was saved somewhere else. */
export declare const taking: z.ZodMiniObject<{
    journal: z.ZodMiniString<string>;
}, z.core.$strict>;
/** What is to be simulated from how the fight stands now. */
export declare const simulation: z.ZodMiniObject<{
    trials: z.ZodMiniOptional<z.ZodMiniInt>;
    policy: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>;
/** How news are waited for. */
export declare const waiting: z.ZodMiniObject<{
    epoch: z.ZodMiniString<string>;
    seq: z.ZodMiniNumber<unknown>;
    wait: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
}, z.core.$strict>;
/** Which acts are listed. */
export declare const listing: z.ZodMiniObject<{
    who: z.ZodMiniOptional<z.ZodMiniString<string>>;
    chances: z.ZodMiniOptional<z.ZodMiniEnum<{
        no: "no";
        yes: "yes";
    }>>;
}, z.core.$strict>;
//# sourceMappingURL=declared.d.ts.map