import type { About, OptionSpec } from '@fray/kernel/rules';
/** What a table may decide, from its declaration; `chosen`: the options of the fight that it is asked in, else null. */
export declare function aboutOption(options: readonly OptionSpec[], id: string, chosen: Readonly<Record<string, string | number>> | null): About | null;
//# sourceMappingURL=options.d.ts.map