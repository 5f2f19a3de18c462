import type { Terminal } from '../io/terminal.ts';
/** What `fray join` is told. */
export interface JoinOptions {
    readonly name?: string;
}
/** `fray join LINK`: sits down at a live table of a server, with a terminal. Throws a {@link Stop} where the link leads nowhere. */
export declare function join(terminal: Terminal, text: string, { name }: JoinOptions): Promise<void>;
//# sourceMappingURL=join.d.ts.map