import type { SeatTable } from '@fray/seat';
import type { Asked } from './asked.ts';
import type { Guest, Shown } from './guest.ts';
/** Shows what is asked of the person, with the field where it has changed. Returns what was shown. */
export declare function show(guest: Guest, asked: Asked): Promise<Shown>;
/** What stands before the line that is typed. */
export declare function promptOf(asked: Asked, table: SeatTable | null): string;
//# sourceMappingURL=show.d.ts.map