import type { AnyScene } from '../scene.ts';
import { type Hideable, type HitPointSight, type Presence } from '../setup.ts';
import type { Column } from '../state/columns.ts';
/** One seat's eyes: what it may know. Everything a seat is told goes through its lens. */
export interface Lens {
    readonly seat: number;
    readonly referee: boolean;
    /** Whether the seat answers for the combatant (the referee for everyone). */
    owns(row: number): boolean;
    /** How much of the combatant's hit points the seat may know. */
    vitals(row: number): HitPointSight;
    /** Whether the seat may know that of the combatant: its side does not hide it, or it is a friend. */
    knows(what: Hideable, row: number): boolean;
    /** When the seat knows of the combatant at all: from the beginning on where it is a friend. */
    presence(row: number): Presence;
    /** Whether the seat has somebody on the combatant's side. */
    befriends(row: number): boolean;
    /** Whether the seat may know the column of a combatant's row. Vital columns count as known only where they are exact. */
    sees(column: Column, row: number): boolean;
}
/** The referee's lens, which sees everything. */
export declare const everything: () => Lens;
/**
 * The lens with which a policy decides for a combatant: its seat's. The referee's seat sees everything, but its combatants
 * do not: they see as a seat would that had those of one side only. The referee's own decisions (row -1) see everything.
 */
export declare function lensFor(scene: AnyScene, row: number): Lens;
/** The lens of a seat. A seat sees exactly the sides on which it has a combatant, and other sides as the table allows. */
export declare function lensOf(scene: AnyScene, seat: number): Lens;
//# sourceMappingURL=lens.d.ts.map