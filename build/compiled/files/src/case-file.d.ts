import { type ReadFile } from './case-given.ts';
import { type CaseResult } from './case-run.ts';
import { type LocatedProblem, type Place } from './yaml.ts';
/** Something that is not as a case says, and where in the file. */
export interface CaseFailure extends Place {
    readonly message: string;
    readonly rule?: string;
}
/** What a case of a file came to. */
export interface LocatedCaseResult extends Omit<CaseResult, 'failures'> {
    readonly line: number;
    readonly failures: readonly CaseFailure[];
}
/** What the cases of a file came to; `problems` are about the file itself, whose faulty cases are not run. */
export interface FileResult {
    readonly file: string;
    readonly ruleset: string;
    readonly results: readonly LocatedCaseResult[];
    readonly problems: readonly LocatedProblem[];
}
/**
 * Runs every case of a file. `fileName` is what problems call the file; `readFile` reads the encounter files that cases
 * name.
 */
export declare function runCaseFile(text: string, fileName: string, readFile?: ReadFile): Promise<FileResult>;
//# sourceMappingURL=case-file.d.ts.map