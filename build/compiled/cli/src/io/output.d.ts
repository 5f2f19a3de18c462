/**
 * The text as it goes to a terminal: colours become its codes, and everything else that would steer it, whoever wrote it,
 * is made visible. All that the command writes to its outputs goes through here.
 */
export declare function clean(text: string): string;
/** Writes on standard output. */
export declare const writeOut: (text: string) => void;
/** Writes on standard error. */
export declare const writeErr: (text: string) => void;
/** Whether lines may be drawn over each other on standard error. */
export declare const canDrawOver: () => boolean;
/** Draws the text over the present line of standard error, cut to the screen; an empty text takes the line away. */
export declare const drawOver: (text: string) => void;
/** Takes everything off the screen, and out of what can be scrolled back to where the terminal allows it. */
export declare const clearScreen: () => void;
//# sourceMappingURL=output.d.ts.map