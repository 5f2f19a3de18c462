import type { Lines } from '../src/io/lines.ts';
import type { Terminal } from '../src/io/terminal.ts';
/** A terminal that remembers what was said, for commands that are tested without a process of their own. */
export interface Screen extends Terminal {
    readonly said: string[];
    /** Everything said so far. */
    text(): string;
}
/** A screen of the given width, with what a test wants otherwise. */
export declare function screen(width?: number, wishes?: Partial<Pick<Terminal, 'unicode' | 'plain' | 'interactive'>>): Screen;
/** Lines that have been typed beforehand; they show on the screen behind their prompts. */
export declare function typed(on: Screen, lines: readonly string[]): Lines;
/** A file of the repository. */
export declare const inRepository: (path: string) => string;
//# sourceMappingURL=screen.d.ts.map