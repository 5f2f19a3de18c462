import type { AnySession } from '../showing.ts';
/** Where a round began. */
export interface Moment {
    readonly round: number;
    /** How many commands had been done then. */
    readonly done: number;
}
/** Where each round of the fight so far began; those of a day with several fights one after the other. */
export declare function momentsOf({ rules, played }: AnySession): Moment[];
//# sourceMappingURL=moments.d.ts.map