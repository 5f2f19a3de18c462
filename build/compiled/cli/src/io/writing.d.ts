/** How bytes get out; a test may put a disk that is full in its place. */
export interface Disk {
    write(handle: number, bytes: Uint8Array, from: number): number;
}
/** A file that grows line by line, written by this process alone; each line is on the disk before the next thing happens. */
export declare class GrowingFile {
    readonly path: string;
    private readonly handle;
    private readonly free;
    private readonly isNew;
    private readonly disk;
    /** Bytes that are surely there. */
    private size;
    /** Why nothing more is written: a line that was lost may not be followed by others. */
    private lost;
    private isClosed;
    /** Opens a new file, or with `continued` one that exists, to write at its end. Throws a {@link Stop} where it cannot. */
    constructor(path: string, continued: boolean, disk?: Disk);
    /** Adds a line. Throws a {@link Stop} where it cannot be written whole; then nothing of it stays. */
    add(line: string): void;
    /** Takes away what there is of a line that could not be written whole, and a new file in which nothing else is. */
    private takeBack;
    close(): void;
}
/** Writes a new file in one piece. Throws a {@link Stop} where it exists, or cannot be written; then there is none. */
export declare function writeNewFile(path: string, text: string): void;
/**
 * Writes a file in one piece and replaces what was there, which stays as it was until all is written. Throws a
 * {@link Stop} where it cannot.
 */
export declare function replaceFile(path: string, text: string, disk?: Disk): void;
/** Where one thing is written, and what it is called. */
export interface Output {
    readonly path: string | undefined;
    /** As it was asked for: `--html`. */
    readonly option: string;
    /** Whether it may replace a file. */
    readonly replaces: boolean;
}
/**
 * Throws a {@link Stop} where an output could not be written, is one of the files that are read, or is the same as
 * another; to be asked before anything is played.
 */
export declare function checkOutputs(outputs: readonly Output[], inputs: readonly string[]): void;
//# sourceMappingURL=writing.d.ts.map