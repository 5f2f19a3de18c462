import type { Account, SeatTable } from '@fray/seat';
import type { Terminal } from '../io/terminal.ts';
/** How a fight went in numbers, side by side: who struck how often, what it took off, what it lost, when it fell. */
export declare function showAccount(terminal: Terminal, { sides }: SeatTable, { deeds }: Account): void;
//# sourceMappingURL=account.d.ts.map