import type { Outcome, Tried } from './balance.ts';
/** What there is to say about a search. */
export type Findings = Outcome & {
    readonly axis: string;
    readonly side: string;
    readonly wanted: number;
    readonly tried: readonly Tried[];
    /** Neighbours between which the chance goes the wrong way. */
    readonly bends: readonly (readonly [Tried, Tried])[];
};
/** What a search has found and how sure it is, in sentences. */
export declare function balanceSentence(findings: Findings): string;
//# sourceMappingURL=balance-text.d.ts.map