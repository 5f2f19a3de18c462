import { type Game, type Journal, type Setup } from '@fray/kernel';
import type { AnyPolicy, AnySession } from '@fray/seat';
/** The policy that answers for persons: their reactions where they want that, and whatever a clock does not let wait. */
export declare const REACTIONS = "aggressive";
/** The ruleset's own policy of that name, or null where it has none: those that search take longer than others may wait. */
export declare const policyOf: ({ rules }: Game, name: string) => AnyPolicy | null;
/** A session that stands where its journal ended, as far as that comes out as it was. */
export interface Restored {
    readonly session: AnySession;
    /** New lines of the journal, as text: whoever keeps them takes them out. */
    readonly lines: string[];
    /** What people should know: the rules were mended, and the fight is carried over. Null where nothing has changed. */
    readonly carriedOver: string | null;
    /** Why the fight can only be looked at; null where it goes on. */
    readonly readOnly: string | null;
}
/**
 * Plays a journal again with the rules as they are now. `engine` is the version of the ruleset with which all of it is known to
 * come out as written. Under another one every state and every event is compared with what was written: where all are the same
 * the fight is carried over; else it stands before the first command that comes out otherwise, and can only be looked at. Its
 * past is never changed.
 */
export declare function restoreUnder(game: Game, setup: Setup, journal: Journal, engine: string): Restored;
//# sourceMappingURL=engine.d.ts.map