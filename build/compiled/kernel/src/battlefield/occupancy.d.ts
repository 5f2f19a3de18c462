import { type Squares } from './grid/grid.ts';
/** What an occupancy asks of a fight: see `State.placement`. */
interface Placed {
    readonly placement: number;
    readonly combatants: number;
    isPlacedAs(placement: number, but: number): boolean;
}
/** How a ruleset's combatants take up squares. */
export interface Bodies<S> {
    /** The south-west square of the combatant's body; NO_SQUARE for one who takes up none. */
    readonly square: (scene: S, row: number) => number;
    /** Squares per side of its body. */
    readonly size: (scene: S, row: number) => number;
    /**
     * What the squares of a combatant are to one who moves: any of STOP, BLOCK, SLOW and SHUT, or 0. `how` is what
     * {@link Occupancy.marksFor} was asked with.
     */
    readonly mark: (scene: S, mover: number, row: number, how: number) => number;
}
/**
 * Who stands where on a battlefield of squares. It is worked out from the columns of places (see `defineTables`) when
 * somebody asks, and only what has changed since: it is no part of the fight, so copies, hashes and what is taken back
 * need to know nothing of it. Several may stand in one square.
 */
export declare class Occupancy<S extends Placed> {
    private readonly scene;
    private readonly width;
    private readonly bodies;
    /** How many bodies are in each square. */
    private readonly counts;
    /** The squares and sizes that are counted, by row. */
    private readonly squares;
    private readonly sizes;
    private counted;
    private readonly marks;
    /** The squares that are marked: so many of the first. (Setting an array's length takes longer than all the rest.) */
    private readonly marked;
    private markedCount;
    private mover;
    private how;
    private markedAt;
    constructor(scene: S, { width, depth }: Squares, bodies: Bodies<S>);
    /** The first in the roster's order whose body is in the square, or -1; `but` one, and of those alone whom `counts` names. */
    on(square: number, but?: number, counts?: ((row: number) => boolean) | null): number;
    /** Whether nobody but one is in any square of such a body; see {@link on}. The body lies on the map. */
    isFree(square: number, size: number, but?: number, counts?: ((row: number) => boolean) | null): boolean;
    /**
     * What the squares of all others are to one who moves. The array is the occupancy's own: use it before anybody else is
     * asked for. `how` goes to {@link Bodies.mark}.
     */
    marksFor(mover: number, how?: number): Uint8Array;
    private markBody;
    private covers;
    private keepUp;
    private count;
}
export {};
//# sourceMappingURL=occupancy.d.ts.map