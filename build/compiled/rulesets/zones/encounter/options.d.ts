import type { OptionSpec } from '@fray/kernel/rules';
/** Every option and house rule of the ruleset; those without a rule of the catalogue are house rules. */
export declare const zonesOptions: readonly OptionSpec[];
//# sourceMappingURL=options.d.ts.map