import { type Path } from '@fray/rulesets/reading';
/** A map of plain data that may be changed. */
export type Plain = Record<string, unknown>;
/** A copy of plain data, as it could be written to a file and read again. */
export declare const copyOf: <T>(value: T) => T;
/** A word as it is compared with others: spaces, hyphens and underscores alike, small letters. */
export declare const norm: (word: string) => string;
/** Whether two words mean the same to people. */
export declare const alike: (a: unknown, b: string) => boolean;
/** The lists of combatants in an encounter: its own, and those of the further fights of a day. */
export declare function rosters(encounter: Plain): {
    readonly list: Plain[];
    readonly path: Path;
}[];
/** The value at a path, or undefined. */
export declare function valueAt(root: unknown, path: Path): unknown;
/** Puts a value at a path, making the maps on the way; undefined or null takes away what is there. */
export declare function putAt(root: Plain, path: Path, value: unknown): void;
//# sourceMappingURL=plain.d.ts.map