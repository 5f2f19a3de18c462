import { type Grid } from './grid.ts';
/** The solids that touch one body. */
declare class Touching {
    readonly boxes: Int32Array;
    count: number;
    /** Whether ends of lines may fail to count: never for a single solid with thickness on all sides, outside the body. */
    matters: boolean;
    constructor(room: number);
    clear(): void;
    /** Takes in a solid, if it touches the body. */
    add(boxes: Int32Array, at: number, body: Int32Array): void;
}
/** Gathers the solids of a grid that can matter between two bodies, and sorts them by how they reach up. */
export declare class NearSolids {
    /** As high as both bodies, and higher than neither need be: these hide the same at every height. */
    readonly tall: Int32Array;
    tallCount: number;
    /** All others. */
    readonly rest: Int32Array;
    restCount: number;
    /** Whether one of the others does not reach up from below. */
    floating: boolean;
    /** The lower of the bodies' feet. */
    lowest: number;
    /** Whether there is ground at least as high as `lowest` everywhere between the bodies. */
    groundEverywhere: boolean;
    readonly viewerTall: Touching;
    readonly viewerAll: Touching;
    readonly targetTall: Touching;
    readonly targetAll: Touching;
    private readonly grid;
    private readonly solids;
    /** For each solid the last gathering that has seen it. */
    private readonly seen;
    private gathering;
    constructor(grid: Grid);
    /**
     * Gathers the solids that may touch a line between the bodies. Solids that touch the level `lowest` from below matter only
     * to lines along that level; they are taken in when asked for.
     */
    gather(openDoors: number, viewer: Int32Array, target: Int32Array, withLowest: boolean): void;
    /** Sorts out which of the gathered solids touch which body. */
    findTouching(viewer: Int32Array, target: Int32Array): void;
    /** Takes in a solid if it can hide anything between the bodies. */
    private take;
    /** The rock under the whole map, up to the lowest floor. */
    private takeRockUnderMap;
}
export {};
//# sourceMappingURL=sight-solids.d.ts.map