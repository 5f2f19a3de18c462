import type { Terminal } from '../io/terminal.ts';
/** `fray validate FILE...`: every mistake of every file. Returns the exit code. */
export declare function validate(terminal: Terminal, files: readonly string[], { json }?: {
    readonly json?: boolean;
}): Promise<number>;
//# sourceMappingURL=validate.d.ts.map