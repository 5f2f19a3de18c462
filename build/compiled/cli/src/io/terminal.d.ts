import { type Colours } from './colours.ts';
/** Where a command's words go. */
export interface Terminal {
    /** Whether a person sits at both ends: standard input and output are a terminal. */
    readonly interactive: boolean;
    readonly colours: Colours;
    /** Whether lines and bars may be drawn with more than ASCII. */
    readonly unicode: boolean;
    /** No drawings at all: lists in place of boxes and bars, as a screen reader wants them. */
    readonly plain: boolean;
    /** Columns of the screen. */
    readonly width: number;
    /** Rows of the screen; without end where nobody sees a screen. */
    readonly height: number;
    /** A line on standard output. */
    say(line?: string): void;
    /** A text on standard output, broken into lines of the screen's width. */
    tell(text: string, indent?: string): void;
    /** A text on standard output without a line's end. */
    write(text: string): void;
    /** A line on standard error. */
    complain(line: string): void;
}
/** How the person wants the output, from the command line. */
export interface TerminalWishes {
    readonly color: boolean;
    readonly plain: boolean;
    readonly ascii: boolean;
}
/** The terminal of this process. A reader that goes away (`fray rules zones | head`) ends the command without a word. */
export declare function openTerminal(wishes: TerminalWishes): Terminal;
/** Lets a closed pipe end the process quietly. */
export declare function survivePipes(): void;
//# sourceMappingURL=terminal.d.ts.map