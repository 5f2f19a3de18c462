import { type Grid } from './grid.ts';
/**
 * One character of a picture, and what it stands for, so that hosts can colour it: `floor`, `high` or `low` (floors above or
 * below the usual one), `difficult`, `dark`, `wall`, `low-wall`, `window`, `impassable`, `door` (closed), `open-door`,
 * `none` (nothing there), or whatever bodies and highlights bring along.
 */
export interface Cell {
    readonly glyph: string;
    readonly tone: string;
}
/** Somebody in the picture. The glyph fills every square of a bigger body. */
export interface PictureBody {
    readonly square: number;
    readonly size: number;
    readonly glyph: string;
    readonly tone: string;
}
/** Squares to point out: those within reach, an area, a line. Without a glyph the ground's own shows, in this tone. */
export interface Highlight {
    readonly squares: Iterable<number>;
    readonly glyph?: string;
    readonly tone: string;
}
/** A part of the map in squares: its south-west square and its sides. What lies off the map is cut off. */
export interface PictureWindow {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly d: number;
}
/** How to draw. */
export interface PictureOptions {
    /** Later ones lie over earlier ones; bodies lie over all. */
    readonly highlight?: readonly Highlight[];
    readonly window?: PictureWindow;
}
/** The part of the grid that is drawn, in columns and rows from its south-west. */
export interface Frame {
    readonly left: number;
    readonly bottom: number;
    readonly width: number;
    readonly depth: number;
}
/** The window of a picture, cut down to the map. */
export declare function frameOf(grid: Grid, window: PictureWindow | undefined): Frame;
/**
 * The battlefield as characters, one for each square; the top row is the north-most. Ground is drawn as in a text map: `#`
 * for what cannot be entered, `~` difficult, `+` and `'` doors that fill a square, `.` floor; a digit is a floor that lies
 * so many whole 5 feet above (tone `high`) or below (tone `low`) the usual one, 9 for more. Thin walls are not drawn; see
 * `gridPictureWithWalls`.
 */
export declare function gridPicture(grid: Grid, openDoors: number, bodies: readonly PictureBody[], options?: PictureOptions): Cell[][];
/** A picture as plain lines, without its tones. */
export declare const pictureText: (picture: readonly (readonly Cell[])[]) => string[];
//# sourceMappingURL=picture.d.ts.map