import type { AnyRuleset, Setup } from '@fray/kernel';
/** A ruleset and a fight. */
export interface Fight {
    readonly rules: AnyRuleset;
    readonly setup: Setup;
}
/** Ids of all rulesets. */
export declare const RULESETS: string[];
/** Names of the encounters of a ruleset that come with Fray. */
export declare const encountersOf: (ruleset: string) => string[];
/** An encounter that comes with Fray; `change` may alter its plain data. */
export declare function ready(ruleset: string, name: string, change?: (raw: Plain) => void): Promise<Fight>;
/** An encounter as it is written. */
export type Plain = Record<string, unknown>;
//# sourceMappingURL=fights.d.ts.map