import type { Pass, Passes } from './passes.ts';
/** Keys that nobody keeps when the program ends: for tests, workers and trying out. */
export declare class MemoryPasses implements Passes {
    private readonly passes;
    private readonly chance;
    /** @param chance makes texts that nobody can guess */
    constructor(chance: () => string);
    find(key: string): Promise<Pass | null>;
    make(pass: Pass): Promise<string>;
    revoke(pass: Pass): Promise<number>;
}
//# sourceMappingURL=memory-passes.d.ts.map