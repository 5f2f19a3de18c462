import type { Terminal } from '../io/terminal.ts';
/** What `fray roll` is told. */
export interface RollWishes {
    readonly seed?: string;
    readonly table?: boolean;
    readonly json?: boolean;
    readonly times?: string;
}
/** `fray roll DICE`: rolls them, or shows what they may come to and how likely. */
export declare function roll(terminal: Terminal, dice: readonly string[], wishes: RollWishes): void;
//# sourceMappingURL=roll.d.ts.map