import type { Reading } from '@fray/kernel/rules';
/** Reads an encounter of the ruleset from plain data: a setup, or every problem at once. */
export declare function readZonesEncounter(given: unknown): Reading;
//# sourceMappingURL=read.d.ts.map