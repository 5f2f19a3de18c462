import type { ToldLine } from '@fray/seat';
import type { Terminal } from '../io/terminal.ts';
/** A line of the log with every number behind it, both sides: what adds, from where, by which rule. */
export declare function showOpened(terminal: Terminal, { words, opens }: ToldLine): void;
//# sourceMappingURL=opened.d.ts.map