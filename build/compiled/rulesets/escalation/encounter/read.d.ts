import type { Reading } from '@fray/kernel/rules';
/**
 * Reads an encounter of the ruleset from plain data: a setup, or every problem at once. The setup's `encounter` is the same
 * encounter in full; reading that gives an equal setup.
 */
export declare function readEscalationEncounter(given: unknown): Reading;
//# sourceMappingURL=read.d.ts.map