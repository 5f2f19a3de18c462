import { type Game, type Setup } from '@fray/kernel';
import { type AnySession, Play } from '@fray/seat';
import type { Hosting } from '../hosting.ts';
import type { Entry } from '../store/store.ts';
import { type KeptAnswer } from './entry.ts';
import { type Seating } from './seating.ts';
/** A fight cannot be opened; the message is a sentence for people. */
export declare class CannotOpen extends Error {
    name: string;
}
/** A fight as it was opened from its entries. */
export interface Opened {
    readonly game: Game;
    readonly setup: Setup;
    readonly session: AnySession;
    readonly play: Play;
    /** New lines of the journal, as text: whoever keeps them takes them out. */
    readonly lines: string[];
    readonly version: number;
    readonly seating: Seating;
    /** What requests were answered, by the id of their entry. */
    readonly answers: Map<string, KeptAnswer>;
    /** What people should know who were there before; null where nothing has changed. */
    readonly carriedOver: string | null;
    /** Why it can only be looked at; null where it goes on. */
    readonly readOnly: string | null;
}
/** Opens a fight from its entries, all of them. Throws {@link CannotOpen} where it cannot be. */
export declare function openEntries({ game: gameOf }: Pick<Hosting, 'game'>, entries: readonly Entry[]): Promise<Opened>;
/** Puts policies and the referee to the seats that they play for. */
export declare function seatThem({ game, setup, play }: Pick<Opened, 'game' | 'setup' | 'play'>, by: (seat: string) => string): void;
//# sourceMappingURL=opened.d.ts.map