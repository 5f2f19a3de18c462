import type { Terminal } from '../io/terminal.ts';
/** `fray check PATH...`: runs every case and shows each failure with its place. Returns the exit code. */
export declare function check(terminal: Terminal, paths: readonly string[], o: {
    quiet?: boolean;
}): Promise<number>;
//# sourceMappingURL=check.d.ts.map