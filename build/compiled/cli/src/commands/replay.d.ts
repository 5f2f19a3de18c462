import type { Terminal } from '../io/terminal.ts';
/** What `fray replay` is told. */
export interface ReplayWishes {
    readonly at?: string;
    readonly json?: boolean;
}
/** `fray replay JOURNAL`: the log of a saved fight up to a command, and the field as it stood then. */
export declare function replay(terminal: Terminal, path: string, wishes: ReplayWishes): Promise<void>;
//# sourceMappingURL=replay.d.ts.map