import type { Appended, Entry, FightEntry, FightNote, NewEntry, Snapshot, Store } from './store.ts';
/** A store that keeps nothing when the program ends: for tests, workers and trying out. */
export declare class MemoryStore implements Store {
    private readonly fights;
    private readonly clock;
    constructor(clock?: () => number);
    append(fight: string, after: number, entries: readonly NewEntry[], note: FightNote): Promise<Appended>;
    read(fight: string, from: number, most?: number): Promise<readonly Entry[]>;
    find(fight: string, id: string): Promise<Entry | null>;
    list(): Promise<readonly FightEntry[]>;
    look(fight: string): Promise<FightEntry | null>;
    private entryOf;
    keep(fight: string, snapshot: Snapshot): Promise<void>;
    snapshot(fight: string): Promise<Snapshot | null>;
    delete(fight: string): Promise<boolean>;
}
//# sourceMappingURL=memory.d.ts.map