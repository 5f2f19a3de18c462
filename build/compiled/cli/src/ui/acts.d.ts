import type { Act, Acts, Chances, SeatTable } from '@fray/seat';
import type { Terminal } from '../io/terminal.ts';
/** What an empty line is answered with. */
export declare const listWords = "Type a key from the list, a command in words, or ? for help.";
/** The likely acts: what is done to foes, whole, the first of each action. They get lines of their own. */
export declare function actsShown(acts: Acts, table: SeatTable): Act[];
/**
 * Shows what may be done: the likely acts with their chances, then the rest by what it costs. In so many lines, as far as that
 * goes: what does not fit is folded, and said so.
 */
export declare function showActs(terminal: Terminal, acts: Acts, table: SeatTable, chances: ReadonlyMap<string, Chances | null>, room?: number): void;
/** Lists every act of which the action, the title or the group begins with the word, with all keys. */
export declare function listActs(terminal: Terminal, { groups }: Acts, word: string): boolean;
/** Shows what is not possible now, and why: all, or what begins with the word. Says whether there was any. */
export declare function showIllegal(terminal: Terminal, { illegal }: Acts, word: string): boolean;
//# sourceMappingURL=acts.d.ts.map