import type { Board } from '@fray/kernel';
import type { SeatTable } from '@fray/seat';
import type { Terminal } from '../io/terminal.ts';
/** Shows who is with whom, and how people stand to each other where that does not go without saying. */
export declare function showRelations(terminal: Terminal, table: SeatTable, { knots, relations, otherwise }: Extract<Board, {
    kind: 'relations';
}>, acting: string): void;
//# sourceMappingURL=relations.d.ts.map