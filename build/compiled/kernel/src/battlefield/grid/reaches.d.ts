import { ReachMap } from './reach-map.ts';
/** A reach map and what it was asked for. */
export interface KnownReach {
    readonly map: ReachMap;
    /** Feet that it was made for; -1 where it has ended early. */
    feet: number;
    /** In which way it was made, where there are several. */
    how: number;
    /** The placement from which it was made. */
    placement: number;
}
/** The latest reach map of each combatant; it holds until anybody is placed anew. Maps are filled again and again. */
export declare class Reaches {
    private readonly known;
    /** The combatant's map that was made in this way from this placement, or null. */
    latest(who: number, placement: number, how: number): KnownReach | null;
    /** The combatant's map, to be filled for so many feet. */
    begin(who: number, placement: number, how: number, feet: number): ReachMap;
    /** The combatant's map has ended early: it tells of the squares that are on it, and is not all that it was made for. */
    cut(who: number): void;
    /** Forgets all maps, to make them anew. */
    forget(): void;
}
//# sourceMappingURL=reaches.d.ts.map