import type { Terminal } from '../io/terminal.ts';
/** What `fray start` is told. */
export interface StartOptions {
    readonly seed?: string;
    /** Plays in the terminal, also where a page could be opened. */
    readonly terminal?: boolean;
    /** False: the page is served and not opened. */
    readonly open?: boolean;
}
/**
 * `fray start`: opens the page on a machine in front of somebody. Else, or with `--terminal`, one chooses a ready encounter and how
 * to play it; without a terminal the first one plays by itself.
 */
export declare function start(terminal: Terminal, options: StartOptions): Promise<void>;
//# sourceMappingURL=start.d.ts.map