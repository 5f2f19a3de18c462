import type { Connection, Outcome } from '@fray/client';
import type { Lines } from '../io/lines.ts';
import type { Terminal } from '../io/terminal.ts';
import type { News } from './news.ts';
/** Somebody has left in the middle of something. */
export declare class Left extends Error {
    name: string;
}
/** What is typed at a terminal while the fight goes on: news are said as they come, above the line. */
export declare class Conversation {
    readonly terminal: Terminal;
    readonly connection: Connection;
    private readonly lines;
    private readonly news;
    private prompt;
    private isListening;
    private come;
    private held;
    private wake;
    private readonly forget;
    constructor(terminal: Terminal, lines: Lines, connection: Connection, news: News);
    /** From now on what is told is said as well. */
    begin(): void;
    private stir;
    /** Says lines above what is being typed. */
    tell(lines: readonly string[]): void;
    /** Draws above what is being typed. */
    draw(draw: () => void): void;
    /** The next line; undefined as soon as `isOver` holds, null where there are no more. */
    line(prompt: string, isOver?: () => boolean): Promise<string | null | undefined>;
    /** Whether a line waits until something is asked. */
    get isHolding(): boolean;
    /** Keeps a line from a pipe until something is asked. */
    hold(line: string): void;
    /** Waits until something has changed. */
    changed(): Promise<void>;
    /** Waits for an answer of the host, however long the connection is away; what is typed meanwhile comes afterwards, but Ctrl-C leaves. */
    during<T>(answer: Promise<T>): Promise<T>;
    /** Says something to the host that changes the fight. Tells why where it has not happened. Says whether it has. */
    deed(asked: Promise<Outcome>): Promise<boolean>;
    close(): void;
    private listen;
    private taken;
    private stirred;
    /** A pipe shows nothing of itself. */
    private echo;
}
//# sourceMappingURL=conversation.d.ts.map