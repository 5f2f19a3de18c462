import { Counter } from '../statistics/spread.ts';
import { Notables } from './notable.ts';
import type { Ending, Trial } from './simulation.ts';
/** How trials ended, in numbers that do not grow with the trials. */
export declare class Ends {
    trials: number;
    readonly rounds: Counter;
    readonly commands: Counter;
    readonly notable: Notables;
    private readonly byEnding;
    private readonly byWinner;
    /** Adds a trial; to be called in the order of their numbers. */
    add(trial: Trial): void;
    /** How many of them ended so. */
    ended(ending: Ending): number;
    /** How many of them the side (by position) has won. */
    wins(side: number): number;
    /** The sides (by position) that have won at all. */
    winners(): number[];
}
//# sourceMappingURL=ends.d.ts.map