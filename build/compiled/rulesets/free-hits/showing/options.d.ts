import type { About } from '@fray/kernel/rules';
/** Ids of the options that a table may choose. */
export declare const optionIds: readonly string[];
/** An option with its choices; `chosen`: the options of a fight, where it is explained in one. */
export declare function optionAbout(id: string, chosen: Readonly<Record<string, string | number>> | null): About | null;
//# sourceMappingURL=options.d.ts.map