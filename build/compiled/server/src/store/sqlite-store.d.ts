import { type Appended, type Entry, type FightEntry, type FightNote, type NewEntry, type Snapshot, type Store } from '@fray/host';
import type { OpenFolder } from './folder.ts';
import { Writer } from './writer.ts';
/** What a store may hold at most; beyond it, appending is refused in a sentence. */
export interface StoreLimits {
    readonly fights: number;
    /** Entries of one fight. */
    readonly entries: number;
}
/** Fights in a data folder: see {@link Store}. What comes together is written together, and each promise kept once it is on the disk. */
export declare class SqliteStore implements Store {
    readonly writer: Writer;
    private readonly folder;
    private readonly database;
    private readonly limits;
    private readonly now;
    private readonly statements;
    private fights;
    constructor({ database, folder }: Pick<OpenFolder, 'database' | 'folder'>, limits: StoreLimits, now?: () => number);
    append(fight: string, after: number, entries: readonly NewEntry[], note: FightNote): Promise<Appended>;
    read(fight: string, from: number, most?: number): Promise<readonly Entry[]>;
    find(fight: string, id: string): Promise<Entry | null>;
    list(): Promise<readonly FightEntry[]>;
    look(fight: string): Promise<FightEntry | null>;
    keep(fight: string, { version, text }: Snapshot): Promise<void>;
    snapshot(fight: string): Promise<Snapshot | null>;
    delete(fight: string): Promise<boolean>;
    /** A sentence where there is no room. */
    private appendNow;
    private note;
    private rowOf;
    private entryOf;
    private reading;
    /** What a caller is told; the folder's place is no business of those who play. */
    private problem;
}
//# sourceMappingURL=sqlite-store.d.ts.map