import type { DatabaseSync } from 'node:sqlite';
import type { Pass, Passes } from '@fray/host';
import type { Writer } from './writer.ts';
/**
 * Keys to seats. A key is 44 letters: 12 by which it is found, and 32 that are secret, of which only the digest is kept and
 * compared in constant time. Whoever reads the data folder, or a backup of it, cannot sit down anywhere.
 */
export declare class SqlitePasses implements Passes {
    private readonly writer;
    private readonly byId;
    private readonly insert;
    private readonly forget;
    constructor(database: DatabaseSync, writer: Writer);
    find(key: string): Promise<Pass | null>;
    make({ fight, seat }: Pass): Promise<string>;
    revoke({ fight, seat }: Pass): Promise<number>;
}
//# sourceMappingURL=passes.d.ts.map