import type { Account, SeatTable } from '@fray/seat';
import type { Terminal } from '../io/terminal.ts';
/** How a fight ended: who won, in how many rounds, who has fallen, who fights no more, who has left. */
export declare function showOutcome(terminal: Terminal, table: SeatTable, { deeds }: Account): void;
//# sourceMappingURL=outcome.d.ts.map