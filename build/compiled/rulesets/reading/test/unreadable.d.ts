import type { Problem } from '@fray/kernel/rules';
/** A test that whatever is handed over, under fields that encounters have, gives a setup or problems, and nothing else. */
export declare function readsAnything(read: (raw: unknown) => {
    readonly setup: unknown;
    readonly problems: readonly Problem[];
}, fields: readonly string[]): void;
//# sourceMappingURL=unreadable.d.ts.map