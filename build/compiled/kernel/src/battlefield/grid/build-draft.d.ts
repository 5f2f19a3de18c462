import type { Problem } from '../../ruleset.ts';
import type { Areas } from './build-parts.ts';
import { type Box, type Link, type Pane } from './grid.ts';
/** The most squares along a side of a map. */
export declare const MAX_SIDE = 200;
/** The greatest height or depth, in feet. */
export declare const MAX_HEIGHT = 1000;
/** The farthest square from the zero point, in squares. */
export declare const MAX_ORIGIN = 1000;
/** The farthest point from the zero point, in feet. */
export declare const MAX_FEET = 10000;
/** Where a problem lies: keys and positions. */
export type Path = readonly (string | number)[];
/** A rectangle of squares; both ends count. */
export interface Rectangle {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
}
/** A map in the making: what has been read so far, and everything that is wrong with it. */
export declare class Draft {
    readonly problems: Problem[];
    readonly floors: Int16Array;
    readonly ground: Uint8Array;
    readonly dark: Uint8Array;
    readonly boxes: Box[];
    readonly panes: Pane[];
    readonly links: Link[];
    readonly doors: string[];
    openAtStart: number;
    readonly glyphs: {
        glyph: string;
        square: number;
    }[];
    readonly combatants: {
        name: string;
        square: number;
    }[];
    readonly named: Map<string, Set<number>>;
    /** Areas that have been read. */
    private areas;
    readonly originX: number;
    readonly originY: number;
    readonly width: number;
    readonly depth: number;
    constructor(originX: number, originY: number, width: number, depth: number, floor: number);
    /** Notes what is wrong, and where. */
    wrong(path: Path, message: string): void;
    /** The square (x, y), or NO_SQUARE off the map. */
    square(x: number, y: number): number;
    /** Whether the number is whole and within bounds; else says so. */
    whole(path: Path, value: number, least: number, most: number, what: string): boolean;
    /** Whether a height in feet is one that maps know; else says so. */
    height(path: Path, value: number): boolean;
    /** Whether a name is text that can be shown; else says so. */
    name(path: Path, name: string, what: string): boolean;
    /** The rectangles that areas name; those that are no areas or leave the map are problems instead. */
    rectangles(path: Path, areas: Areas): Rectangle[];
    private rectangle;
    /** `0,0 to 9,9`: the first and the last square. */
    extent(): string;
    /** `0,0 to 50,50`: the map's corners in feet. */
    extentInFeet(): string;
    /** The squares of a rectangle, row by row from its south-west. */
    squaresOf({ x1, y1, x2, y2 }: Rectangle): number[];
    /** All squares that areas name, each once. */
    squares(path: Path, areas: Areas): number[];
    /** Adds squares to a named mark. */
    mark(name: string, squares: readonly number[]): void;
    /** Adds a door; its position, or -1 when it cannot be added. */
    door(path: Path, name: string, open: boolean): number;
}
/** What is wrong with a number that should be whole and within bounds, or null. */
export declare function wholeProblem(path: Path, value: number, least: number, most: number, what: string): Problem | null;
//# sourceMappingURL=build-draft.d.ts.map