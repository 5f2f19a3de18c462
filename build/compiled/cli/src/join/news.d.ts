import type { Snapshot } from '@fray/client';
/** Keeps what a terminal has said of a live table, and finds what is new. */
export declare class News {
    private last;
    private hasCome;
    private line;
    private waiting;
    private notice;
    private guests;
    /** How often the connection has come back. */
    returns: number;
    /** Whether it has been said what the fight is; before, only the connection is spoken of. */
    hasBegun: boolean;
    /** Lines that say what is new in a snapshot. */
    of(now: Snapshot): string[];
    private connection;
    private told;
    private people;
    private notices;
}
/** For whom the fight waits, in a sentence; '' where that is this seat, or nobody. */
export declare function waitingWords({ waits, presence, table }: Snapshot): string;
//# sourceMappingURL=news.d.ts.map