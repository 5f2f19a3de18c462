import type { Terminal } from '../io/terminal.ts';
/** `fray verify JOURNAL`: plays it again and says what was compared, or where it first differs. Returns the exit code. */
export declare function verify(terminal: Terminal, path: string, { json }?: {
    readonly json?: boolean;
}): Promise<number>;
//# sourceMappingURL=verify.d.ts.map