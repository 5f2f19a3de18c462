import type { Game, Random, Setup } from '@fray/kernel';
/** A JSON Schema, as far as encounters use it. */
export interface Json {
    readonly $ref?: string;
    readonly id?: string;
    readonly const?: unknown;
    readonly enum?: readonly unknown[];
    readonly anyOf?: readonly Json[];
    readonly oneOf?: readonly Json[];
    readonly type?: string;
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
    readonly additionalProperties?: Json | boolean;
    readonly propertyNames?: Json;
    readonly items?: Json | boolean;
    readonly prefixItems?: readonly Json[];
    readonly minItems?: number;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly multipleOf?: number;
    readonly pattern?: string;
    readonly examples?: readonly unknown[];
    readonly $defs?: Readonly<Record<string, Json>>;
}
/** The schema of a ruleset's encounters, made once. */
export declare function schemaOf(game: Game): Json;
/** What the schema cannot say: names that there are, ids, places. By the field (`side`, `now.turn`), else by its last key. */
export type Hints = Readonly<Record<string, (random: Random) => unknown>>;
/** How likely fields are to be there: those of the path, else by default three in ten. */
export type Chances = Readonly<Record<string, number>>;
export declare const pick: <T>(random: Random, from: readonly T[]) => T;
/** The encounter of a set-up, in full. */
export declare const encounterOf: (setup: Setup) => Record<string, unknown>;
/** The keys of a path without positions and names, as hints and counters know it: `combatants.*.items.*.hands`. */
export declare const dotted: (path: readonly string[]) => string;
/** Makes values at random that a JSON Schema allows. What the reader of encounters refuses besides is mended afterwards. */
export declare class Maker {
    private readonly root;
    private readonly random;
    private readonly hints;
    private readonly chances;
    constructor(root: Json, random: Random, hints: Hints, chances: Chances);
    /** The schema itself, references followed. */
    resolve(node: Json): Json;
    /** One of several, drawn at random. */
    one<T>(from: readonly T[]): T;
    make(given: Json, path: readonly string[]): unknown;
    private hintFor;
    /** One of several shapes; free words seldom, for they mean less. */
    private branch;
    private object;
    private array;
    /** Words: one of the examples, or a text of the usual ones that fits the pattern, or somebody's name. */
    private text;
    /** A whole number: mostly a small one, now and then one at its end. */
    private whole;
}
//# sourceMappingURL=from-schema.d.ts.map