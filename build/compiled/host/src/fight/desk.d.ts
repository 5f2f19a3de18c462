import type { SaidOf } from '@fray/protocol';
import { type Play, type Standstill } from '@fray/seat';
/** Somebody's screen at a seat: what is sent to the seat goes to each. */
export interface Device {
    /** Sends what is new; the text is the frame as JSON. */
    send(text: string): void;
    /** The fight was begun anew from what is kept, so that numbers begin anew: the welcome and the whole table. */
    again(): void;
}
/** A point of a fight: its count is another one whenever anything may be otherwise. */
export interface Moment {
    readonly still: Standstill | null;
    readonly count: number;
}
/** What one seat was sent, and what it is sent next: news between what it saw and what it sees, numbered for the seat alone. */
export declare class Desk {
    readonly devices: Set<Device>;
    private readonly waiting;
    private readonly seat;
    private play;
    /** The number of the last news. */
    seq: number;
    private table;
    private toldTo;
    private waits;
    private frames;
    private seen;
    private keptSize;
    private unsent;
    constructor(play: Play, seat: string);
    /** Whether somebody looks. */
    get isWatched(): boolean;
    /** Looks at the fight and makes news of what is otherwise; they go out with {@link flush}. Returns the number of the last news. */
    look({ still, count }: Moment): number;
    private show;
    /** Sends what is new to everybody who looks. */
    flush(): void;
    /** Resolves with true when there are news, with false when it is `until`. */
    next(until: number): Promise<boolean>;
    /** Whoever waits no longer than now gets no news. */
    tick(now: number): void;
    /** The news after that number, in order, as JSON; null where they are not there any more, or are more than the whole table. */
    since(seq: number): readonly string[] | null;
    /** The whole table, as it is sent. It has been looked at. */
    whole(): SaidOf<'table'>;
    /** The fight was begun anew: numbers begin anew, too. */
    anew(play: Play): void;
}
//# sourceMappingURL=desk.d.ts.map