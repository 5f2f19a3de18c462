import { type Game, type Problem } from '@fray/kernel';
import { type Case, type Shared } from './cases.ts';
/** What a case came to. Failures say where in the case (keys and positions) and what is wrong. */
export interface CaseResult {
    readonly id: string;
    readonly title: string;
    readonly rules: readonly string[];
    readonly passed: boolean;
    readonly failures: readonly Problem[];
}
/** Runs one case strictly. `shared` is what its file defines for all of its cases. */
export declare function runCase(testCase: Case, game: Game, shared?: Shared): CaseResult;
//# sourceMappingURL=case-run.d.ts.map