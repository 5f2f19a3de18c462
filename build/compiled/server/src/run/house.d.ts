import { type House, type Passes } from '@fray/host';
import type { ServerLimits } from '../limits.ts';
import { type OpenFolder } from '../store/folder.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
/** The fights of a data folder, and what they are kept in. */
export interface KeptFights {
    readonly house: House;
    readonly passes: Passes;
    readonly store: SqliteStore;
}
/** Opens the fights of a data folder. */
export declare function fightsIn(folder: OpenFolder, limits: ServerLimits, version: string): KeptFights;
/** What is done with the fights of a folder without a server. */
export interface FolderWishes {
    readonly data: string;
    /** Whether nothing is written, so that a server may run on it meanwhile. */
    readonly readOnly: boolean;
    readonly limits: ServerLimits;
    readonly version: string;
}
/** Does something with the fights of a data folder. Throws a {@link StoreProblem} where it cannot be had. */
export declare function withFights<T>(wishes: FolderWishes, work: (house: House) => Promise<T>): Promise<T>;
//# sourceMappingURL=house.d.ts.map