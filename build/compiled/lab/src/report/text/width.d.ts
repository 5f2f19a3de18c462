/** Columns that the text takes on a screen; colours take none. */
export declare function textWidth(text: string): number;
/** The text filled up with blanks to so many columns. */
export declare const padTo: (text: string, columns: number) => string;
/** The text, cut to so many columns where it is longer; the cut shows as `~`. Not for painted texts. */
export declare function cutTo(text: string, columns: number): string;
/** Lines of at most so many columns; lines after the first begin with the indent. Words are never broken. */
export declare function wrap(text: string, columns: number, indent?: string): string[];
/** Pieces joined by the separator into lines of at most so many columns, never breaking a piece. */
export declare function flow(pieces: readonly string[], separator: string, columns: number, indent?: string): string[];
//# sourceMappingURL=width.d.ts.map