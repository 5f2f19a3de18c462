import { type Store } from '../src/index.ts';
/** A store that is tried. */
export interface Tried {
    readonly store: Store;
    /**
     * The same store as a program finds it that starts after this one was killed: without anything having been closed. Null
     * where the store keeps nothing beyond the program.
     */
    readonly reopened: (() => Promise<Store>) | null;
    /** Another writer to the same store, as another server is; null where there can be none. */
    readonly other: (() => Promise<Store>) | null;
    readonly close: () => Promise<void>;
}
/** Everything that a store of fights has to hold to. */
export declare function storeContract(name: string, open: () => Promise<Tried>): void;
//# sourceMappingURL=store-contract.d.ts.map