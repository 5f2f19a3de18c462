/** A battlefield of Zones: which are next to which, and how many steps lie between. Nothing on it moves; it never changes. */
export interface ZoneGraph {
    /** Zone names by position. */
    readonly zones: readonly string[];
    /** Positions of the Zones next to each, in the order in which they were listed. */
    readonly next: readonly (readonly number[])[];
    /** Steps between two Zones, row by row; {@link NO_PATH} where there is no way. */
    readonly steps: Int32Array;
}
/** More steps than any battlefield has: there is no way. */
export declare const NO_PATH = 1000000;
/** Makes a graph. Adjacency listed one way counts both ways; a Zone is never next to itself. */
export declare function zoneGraph(zones: readonly string[], edges: readonly (readonly [number, number])[]): ZoneGraph;
/** Steps on a shortest way, 0 for the same Zone, {@link NO_PATH} where there is none. */
export declare const stepsBetween: (graph: ZoneGraph, a: number, b: number) => number;
/** Whether one step leads from a to b. */
export declare const areAdjacent: (graph: ZoneGraph, a: number, b: number) => boolean;
/**
 * Steps from each Zone to the nearest goal over Zones that are open; goals count as they are. {@link NO_PATH} where no
 * open way leads to one.
 */
export declare function stepsToGoal(graph: ZoneGraph, goals: readonly number[], open: (zone: number) => boolean): number[];
//# sourceMappingURL=zone-graph.d.ts.map