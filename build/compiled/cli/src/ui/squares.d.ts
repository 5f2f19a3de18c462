import type { Board, SquaresGround, Token } from '@fray/kernel';
import type { Terminal } from '../io/terminal.ts';
/** A part of a map in squares, from the south-west. */
export interface Part {
    readonly left: number;
    readonly right: number;
    readonly bottom: number;
    readonly top: number;
}
/** How a map is wanted. */
export interface SquaresWishes {
    /** The whole battlefield, not only the part around the combatants. */
    readonly whole?: boolean;
    /** The combatant around whom the map is cut where not everybody fits; brought out, too. */
    readonly who: string;
    /** The part that was drawn last: it is kept where everybody stands in it. */
    readonly last?: Part | null;
    /** Squares to point out. */
    readonly highlight?: readonly string[];
    /** Whose letters are capitals. */
    readonly isOurs: (side: string) => boolean;
    /** The most rows of squares. */
    readonly rows?: number;
}
type Squares = Extract<Board, {
    kind: 'squares';
}>;
/** A map cut to the screen with its coordinates, the part that it shows, and who stands outside of it. */
export declare function drawSquares(terminal: Terminal, board: Squares, wishes: SquaresWishes): {
    lines: string[];
    part: Part;
    outside: string[];
};
/** What the characters of a map mean, those that are on it. */
export declare function squaresLegend({ unicode }: Terminal, board: SquaresGround & {
    readonly tokens: readonly Token[];
}): string[];
/** The same for the ear: walls, doors, ground and what lies about, in words. */
export declare function squaresInWords(board: SquaresGround): string[];
export {};
//# sourceMappingURL=squares.d.ts.map