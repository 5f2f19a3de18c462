/** Runs the `fray` command with its arguments and returns the exit code. */
export declare function runFray(args: readonly string[]): Promise<number>;
//# sourceMappingURL=program.d.ts.map