import type { Game, SeatSettings, Setup } from '@fray/kernel';
import { type JournalKeeper } from '../io/journal.ts';
import { Lines } from '../io/lines.ts';
import type { Terminal } from '../io/terminal.ts';
import { type SavedFight } from '../play/open.ts';
/** What `fray play` is told. */
export interface PlayOptions {
    readonly as?: string;
    readonly hotSeat?: boolean | string;
    readonly askReferee?: boolean;
    readonly seed?: string;
    readonly policy?: string;
    readonly realDice?: string | true;
    readonly reactions?: string;
    readonly journal?: string;
    readonly resume?: string;
    readonly map?: string;
    readonly jsonl?: boolean;
    /** With `resume`: from after so many commands, in a journal of its own. */
    readonly at?: string;
}
/** What a fight is played from. */
export interface Source {
    readonly game: Game;
    readonly setup: Setup;
    readonly name: string;
    readonly saved: SavedFight | null;
    /** The journal to go on with, kept to this process since before it was read. */
    readonly kept?: JournalKeeper;
    /** Back to how it stood after so many commands. */
    readonly backTo?: number;
}
/** `fray play ENCOUNTER`: a fight in which people take part, at this screen. */
export declare function play(terminal: Terminal, encounter: string | undefined, options: PlayOptions): Promise<void>;
/** Reads the encounter, or the journal to go on with. Throws a {@link Stop}. */
export declare function readSource(encounter: string | undefined, options: PlayOptions): Promise<Source>;
/** How a person's seats are asked. */
export declare function readReactions(how: string | undefined): SeatSettings;
/** Plays a fight from its source, and whatever is to be played once more; the lines come from the person or the pipe. */
export declare function playFrom(terminal: Terminal, lines: Lines, source: Source, given: PlayOptions): Promise<void>;
/** The journal that the fight goes into: the one that there is, or a new one. */
export declare function keeperFor({ name, saved, kept }: Source, options: PlayOptions, seed: string): JournalKeeper;
//# sourceMappingURL=play.d.ts.map