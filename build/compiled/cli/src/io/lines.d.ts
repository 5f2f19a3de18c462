import type { Terminal } from './terminal.ts';
/** Completes a half-typed line: the candidates, and the part that they would replace. */
export type Completer = (line: string) => [string[], string];
/**
 * Lines that a person types, or that a pipe brings. Nothing is lost between two questions: what comes early waits.
 */
export declare class Lines {
    private readonly waiting;
    private readonly terminal;
    private readonly reader;
    private ended;
    private interrupted;
    private wake;
    /** Set by whoever asks, for the Tab key. */
    completer: Completer;
    constructor(terminal: Terminal);
    private readonly interrupt;
    /** The next line, or null when there are no more. Throws {@link Interrupted} after Ctrl-C. One that is too long is not taken. */
    ask(prompt: string): Promise<string | null>;
    private askOnce;
    /**
     * The next line of a conversation into which others break: what is said meanwhile is said with {@link above}. A line from a pipe is
     * not echoed, for whoever uses it may do so later. Null when there are no more; throws {@link Interrupted} after Ctrl-C.
     */
    listen(prompt: string): Promise<string | null>;
    /** Says something above the line that is being typed, which has another prompt from then on. */
    above(prompt: string, say: () => void): void;
    /** Waits until there is a line, or there will be none. */
    private come;
    /** Says a line above the one that is being typed; nothing where nobody is typing. */
    sayAbove(text: string): void;
    /** Lets the process end. */
    close(): void;
}
//# sourceMappingURL=lines.d.ts.map