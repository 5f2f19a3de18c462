/** One line of a script, and where it stands. */
export interface ScriptEntry {
    readonly line: number;
    readonly column: number;
    readonly text: string;
}
/** A script: commands, and the dice and answers that it brings for them, each in order. */
export interface Script {
    readonly file: string;
    /** Whether a line `stop` says that the fight need not come to its end. */
    readonly stops: boolean;
    readonly commands: readonly ScriptEntry[];
    /** Faces to roll; null where the script brings none and dice come from the generator. */
    readonly dice: readonly (ScriptEntry & {
        readonly sides: number;
        readonly face: number;
    })[] | null;
    /** Answers to give; null where the script brings none and policies answer. */
    readonly answers: readonly ScriptEntry[] | null;
}
/**
 * Reads a script: a command text on each line; `#` begins a comment; `dice: 10 5` (or `d20=10 d8=5`) and
 * `answer: knife` lines bring dice and answers; `stop` ends the script before the fight is over. Throws a {@link Stop} with the line that means nothing.
 */
export declare function readScript(text: string, file: string): Script;
//# sourceMappingURL=script.d.ts.map