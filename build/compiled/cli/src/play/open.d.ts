import { type Game, type Journal, type SeatSettings, type Setup } from '@fray/kernel';
import type { AnySession, Mind } from '@fray/seat';
import { type JournalKeeper } from '../io/journal.ts';
import type { Seating } from './seating.ts';
/** How a fight is begun. */
export interface Opening {
    readonly game: Game;
    readonly setup: Setup;
    readonly seed: string;
    readonly dice: 'generator' | 'typed';
    readonly seating: Seating;
    readonly settings?: SeatSettings;
    readonly journal: JournalKeeper;
    /** How people sat down, to be written into the journal. */
    readonly habits?: Readonly<Record<string, string>>;
    /** Who thinks for policies that try things out, apart from the session; null where they think on the spot. */
    readonly mind?: Mind | null;
}
/** A live fight at its beginning. */
export declare function openSession(o: Opening): AnySession;
/** A saved fight, read. */
export interface SavedFight {
    readonly journal: Journal;
    readonly game: Game;
    readonly setup: Setup;
}
/** Reads a journal: a file, or the name of a fight in the folder of saved ones. Throws a {@link Stop} that says what is wrong with it and where. */
export declare function readJournal(path: string): Promise<SavedFight>;
/** A saved fight where its journal ended, for those who only look: nobody sits at it, and nothing is written. */
export declare function sessionOfSaved(saved: SavedFight, path: string): AnySession;
/** Brings a session to where the journal ended. Throws a {@link Stop} where the journal does not play as it says. */
export declare function restoreSession(session: AnySession, saved: SavedFight, path: string): void;
//# sourceMappingURL=open.d.ts.map