import type { Terminal } from '../io/terminal.ts';
/** `fray backup FILE`: everything that a server keeps, in one file. */
export declare function backup(terminal: Terminal, file: string, { data }: {
    readonly data?: string;
}): void;
//# sourceMappingURL=backup.d.ts.map