/** A place in a text, both counted from 1. */
export interface Place {
    readonly line: number;
    readonly column: number;
}
/** Something wrong in a file, where exactly, and what would be right. */
export interface LocatedProblem extends Place {
    readonly file: string;
    readonly message: string;
    /** The rule that is broken, where it is one. */
    readonly rule?: string;
}
/** `file:line:column: what is wrong [rule]`, on one line whatever the file says. */
export declare const formatProblem: ({ file, line, column, message, rule }: LocatedProblem) => string;
/** Keys and positions from the top of a value to a place in it. */
export type ValuePath = readonly (string | number)[];
/** A text read as YAML or JSON. */
export interface TextReading {
    /** The plain value; undefined when the text could not be read. */
    readonly value: unknown;
    /** Where the value at the path stands: its key in a map, its entry in a list, or its nearest parent that exists. */
    readonly locate: (path: ValuePath) => Place;
    readonly problems: readonly LocatedProblem[];
}
/** Reads YAML or JSON. `fileName` is what problems call the file. */
export declare function readText(text: string, fileName: string): TextReading;
//# sourceMappingURL=yaml.d.ts.map