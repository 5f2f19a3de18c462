import type { OptionSpec } from '@fray/kernel/rules';
/** What the catalogue leaves to the table: set under `options:` in an encounter. */
export declare const weaponSpeedCatalogueOptions: readonly OptionSpec[];
//# sourceMappingURL=options.d.ts.map