import { type JournalHead, type JournalLine } from '@fray/kernel';
/** Takes the lines of a fight's journal as they come about. */
export interface JournalKeeper {
    /** The file; null where nothing is kept. */
    readonly path: string | null;
    readonly onLine: (line: JournalHead | JournalLine) => void;
    /** Nothing more comes: the file is free for others. */
    close(): void;
}
/** A journal that nobody keeps. */
export declare const noJournal: JournalKeeper;
/** Keeps the journal in a new file, line by line. Throws a {@link Stop} where the file exists or cannot be written. */
export declare function newJournal(path: string): JournalKeeper;
/** A journal that is written in one piece, once everything has gone well. */
export interface LaterJournal extends JournalKeeper {
    /** Writes what has come together. Throws a {@link Stop} where it cannot. */
    write(): void;
}
/** Gathers the journal of a fight without persons. Throws a {@link Stop} at once where the file exists. */
export declare function laterJournal(path: string | undefined, inputs?: readonly string[]): LaterJournal;
/**
 * Goes on with a journal that exists, which is kept to this process from now on: what is read of it afterwards stays true.
 * Its head is there already. Throws a {@link Stop} where another process has it.
 */
export declare function continuedJournal(path: string): JournalKeeper;
//# sourceMappingURL=journal.d.ts.map