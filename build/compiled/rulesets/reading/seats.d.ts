import type { Seat } from '@fray/kernel/rules';
import { type Path } from './problems.ts';
import { type Reader } from './reader.ts';
/** Who answers for a combatant of that name and side: the seat's position. */
export type SeatOf = (name: string, side: number) => number;
/** What the seats of a ruleset's fights go by. */
export interface SeatHabits {
    /** Ids of the sides, by position. */
    readonly sides: readonly string[];
    /** Position of the side that a seat `players` has when nobody claims it, or -1; the others are the referee's. */
    readonly players: number;
    /** The policy of a computer's seat that names none. */
    readonly policy: string;
}
/** Seats, who sits there for whom, and what each plays as names and sides. */
export interface Seats {
    readonly seats: readonly Seat[];
    /** By position: the names and sides that the seat was given. */
    readonly plays: readonly (readonly string[])[];
    readonly seatOf: SeatOf;
}
/**
 * Reads who answers for whom. The referee's seat is always the first. Whoever no seat names belongs to the seat of its
 * side; if there is none, one side to a seat `players` and the others to the referee.
 */
export declare function readSeats(r: Reader, raw: unknown, path: Path, names: readonly string[], habits: SeatHabits): Seats;
//# sourceMappingURL=seats.d.ts.map