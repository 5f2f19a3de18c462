import type { OptionSpec } from '@fray/kernel/rules';
import * as z from 'zod';
/** The schema of the map that sets options: those of the catalogue, or the house rules. */
export declare const knobsSchema: (specs: readonly OptionSpec[], house: boolean) => z.ZodObject<{
    [x: string]: z.ZodType<unknown, unknown, z.core.$ZodTypeInternals<unknown, unknown>>;
}, z.core.$strict>;
/** Every option with its value: what was chosen under `options` and `house`, else its default. */
export declare function readOptions(specs: readonly OptionSpec[], raw: Readonly<Record<string, unknown>>): Record<string, string | number>;
/** The values of the catalogue's options, or of the house rules. */
export declare const chosen: (specs: readonly OptionSpec[], house: boolean, values: Readonly<Record<string, unknown>>) => {
    [k: string]: unknown;
};
//# sourceMappingURL=options.d.ts.map