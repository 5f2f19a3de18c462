import type { SeatTable } from '@fray/seat';
import type { Terminal } from '../io/terminal.ts';
import { type Part, type SquaresWishes } from './squares.ts';
/** How a battlefield is to be shown. */
export interface BoardWishes extends Omit<SquaresWishes, 'isOurs'> {
    /** Whom it is shown to act or to be asked: marked. */
    readonly who: string;
    /** With the words of the table on places, and what the drawing means. */
    readonly notes?: boolean;
    /** Without a drawing: only who is where. */
    readonly undrawn?: boolean;
}
/** Shows the battlefield and how everybody on it is. Returns the part of a map that was drawn, else null. */
export declare function showBoard(terminal: Terminal, table: SeatTable, wishes: BoardWishes): Part | null;
/** What the drawing shows, in sentences: the sides' marks, and on a map its characters. */
export declare function legendOf(terminal: Terminal, table: SeatTable): string[];
//# sourceMappingURL=board.d.ts.map