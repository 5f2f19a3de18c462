import { type Balance, type Comparison, type Simulation, type Spread, type Sweep, type Tournament } from '@fray/lab';
/** Results written by hand, for the tests of reports. */
/** A spread of so many of each value. */
export declare const spread: (counts: Readonly<Record<number, number>>) => Spread;
export declare const NOTHING: Spread;
/** A thousand trials of two against two. */
export declare const ford: Simulation;
/** The same with something else about it. */
export declare const fordWith: (changes: Partial<Simulation>) => Simulation;
/** Not a single trial. */
export declare const untried: Simulation;
/** All trials are draws after one Round. */
export declare const draws: Simulation;
/** The ford with so many victories of the watch in a thousand. */
export declare const fordWon: (wins: number) => Simulation;
export declare const comparison: Comparison;
export declare const sweep: Sweep;
export declare const sweepOfTwo: Sweep;
export declare const balance: Balance;
export declare const tournament: Tournament;
//# sourceMappingURL=samples.d.ts.map