import type { Acts } from '@fray/seat';
import { type Outcome, type Sitting } from './sitting.ts';
/** Asks the person for a command of one whose turn it is; at the beginning of a turn the field comes first. */
export declare function askTurn(sitting: Sitting): Promise<Outcome>;
/** Asks whose turn is next where a person may choose. */
export declare function askNext(sitting: Sitting): Promise<Outcome>;
/** Asks where the fight has paused between two turns; Enter lets it go on. */
export declare const askPause: (sitting: Sitting) => Promise<Outcome>;
/** Asks where nobody but the referee may go on. */
export declare const askReferee: (sitting: Sitting) => Promise<Outcome>;
/** Asks once the fight is over; Enter leaves. */
export declare const askAfterwards: (sitting: Sitting) => Promise<Outcome>;
/** What a line is asked for. */
export interface Wanted {
    readonly seat: string;
    /** Who commands when the line names nobody; null when it must. */
    readonly who: string | null;
    readonly acts: Acts | null;
}
//# sourceMappingURL=turn.d.ts.map