import { DatabaseSync } from 'node:sqlite';
/** The folder where a server keeps its fights, as each system has it; `FRAY_DATA` says otherwise. */
export declare function usualFolder(): string;
/** The database of a data folder. */
export declare const databaseFile: (folder: string) => string;
/** The database of a data folder, and the hold on that folder; `close` gives both free. */
export interface OpenFolder {
    readonly folder: string;
    readonly database: DatabaseSync;
    close(): void;
}
/**
 * Takes a data folder for this process, which alone writes into it until it ends, however it ends: the hold is the system's lock on a
 * file of its own, so that others may still read, for a backup. Makes what is missing. Throws a {@link StoreProblem}.
 */
export declare function takeFolder(folder: string, { mostPages }?: {
    readonly mostPages?: number;
}): OpenFolder;
/** Opens a data folder to read what is there, also while a server writes into it. Throws a {@link StoreProblem}. */
export declare function readFolder(folder: string): OpenFolder;
//# sourceMappingURL=folder.d.ts.map