import { type Problem } from '@fray/kernel/rules';
/** Keys and positions from the top of the file to a place in it. */
export type Path = Problem['path'];
/**
 * Everything that is wrong with a piece of data, in the order in which it was found, each thing once. `R` are the ids of
 * the ruleset's rules.
 */
export declare class Problems<R extends string = string> {
    readonly list: Problem[];
    private readonly seen;
    /** Notes a problem: where, a sentence that says what is wrong and what would be right, and the rule it breaks. */
    add(path: Path, message: string, rule?: R | null): void;
}
/** ` Did you mean "web"?`, or the words that are known. */
export declare function hint(word: string, known: readonly string[]): string;
/** A value as it can stand in a sentence. */
export declare function shown(value: unknown): string;
/** Whether the value is a map: an object, and neither a list nor null. */
export declare const isMap: (value: unknown) => value is Record<string, unknown>;
/** The value without the fields of maps that hold null: a field left empty counts as left out. */
export declare function withoutNulls(value: unknown): unknown;
//# sourceMappingURL=problems.d.ts.map