/**
 * What a fight is made of: tables of whole numbers, declared once per ruleset. Copying, comparing, overriding, showing,
 * hiding and saving a fight all follow from this declaration.
 */
/** What the number in a column means. */
export type ColumnKind = 'int' | 'flag' | 'word' | 'row' | 'kept';
/**
 * Who may know a column: `all`; `vital` follows the table's choice for that side (exact, word or nothing);
 * `defenses` and `abilities` all but those from whom the side hides them (combatants' columns only); `seat` only the seat
 * that answers for the combatant; `referee` nobody else.
 */
export type Sight = 'all' | 'vital' | 'defenses' | 'abilities' | 'seat' | 'referee';
/**
 * The row of a table, by the table's name. A row of one table cannot be passed for one of another. A plain number can, for
 * loops count rows; -1 stands for none. There is nothing of it at run time.
 */
export type Row<T extends string = string> = number & {
    readonly rowOf?: T;
};
/** The number of a table, by its name: what rows are opened and closed by. */
export type TableNumber<T extends string = string> = number & {
    readonly tableOf?: T;
};
/** The row of a combatant. */
export type Who = Row<'combatant'>;
/** The declaration of one column, as made by {@link int}, {@link flag}, {@link word}, {@link rowOf} and {@link kept}. */
export interface ColumnSpec<O extends string | null = string | null> {
    readonly kind: ColumnKind;
    readonly width: number;
    readonly init: number;
    readonly min: number;
    readonly max: number;
    readonly words: readonly string[] | null;
    /** The table whose rows it holds. */
    readonly of: O;
    readonly sight: Sight;
    readonly label: string | null;
    /** Whether views show the cell as it is; a ruleset tells of the others in words of its own. */
    readonly shown: boolean;
}
/** A column of a ruleset's tables: the handle with which a change method names what it changes. */
export interface Column<T extends string = string> extends ColumnSpec {
    /** Position among all columns of the ruleset. */
    readonly id: number;
    /** Position of its table among the ruleset's tables. */
    readonly table: number;
    readonly tableName: T;
    readonly name: string;
    /** `table.name`, as in overrides and events. */
    readonly path: string;
    /** Whether who stands where hangs on it: a change makes another placement (see `State.placement`). */
    readonly places: boolean;
}
/** What a column may say of itself. */
export interface SpecOptions {
    /** Cells per row; more than one makes a short list of fixed length. */
    readonly width?: number;
    readonly init?: number;
    readonly min?: number;
    readonly max?: number;
    readonly sight?: Sight;
    /** The words for people; the column's name where it is left out. */
    readonly label?: string;
    readonly shown?: boolean;
}
/** A whole number from `min` to `max`. */
export declare const int: (o?: SpecOptions) => ColumnSpec<null>;
/** Yes (1) or no (0). */
export declare const flag: (o?: SpecOptions) => ColumnSpec<null>;
/** One of the words, stored as its position. */
export declare const word: (words: readonly string[], o?: SpecOptions) => ColumnSpec<null>;
/** A row of the named table, or -1 for none. */
export declare const rowOf: <T extends string>(table: T, o?: SpecOptions) => ColumnSpec<T>;
/** A text or other plain value kept beside the numbers (see `Scene.keep`), or -1 for none. */
export declare const kept: (o?: SpecOptions) => ColumnSpec<null>;
/** Column declarations by table and name. */
export type TableSpecs = Record<string, Record<string, ColumnSpec>>;
/** The cells of one column, to read. Changes go through the scene's change methods. */
export interface Cells<V extends number = number> {
    readonly length: number;
    readonly [row: number]: V;
}
/** What the cells of a column hold. */
type Held<S extends ColumnSpec> = S['of'] extends string ? (string extends S['of'] ? number : Row<S['of']>) : number;
/** Reading access to every column: `now.combatant.hp[row]`. */
export type Views<T extends TableSpecs> = {
    readonly [K in keyof T]: {
        readonly [C in keyof T[K]]: Cells<Held<T[K][C]>>;
    };
};
/** Handles for every column: `columns.combatant.hp`. */
export type Columns<T extends TableSpecs> = {
    readonly [K in keyof T]: {
        readonly [C in keyof T[K]]: Column<K & string>;
    };
};
/** The columns every fight has: one row for the fight itself, one row for each combatant. */
declare const baseTables: {
    readonly fight: {
        readonly round: ColumnSpec<null>;
        /** The combatant whose turn it is. */
        readonly turn: ColumnSpec<"combatant">;
        readonly over: ColumnSpec<null>;
        /** Position of the winning side, -1 for none. */
        readonly winner: ColumnSpec<null>;
    };
    readonly combatant: {
        readonly side: ColumnSpec<null>;
        /** Position of the seat that answers for it. */
        readonly seat: ColumnSpec<null>;
        /** Takes part: has joined and has not left. */
        readonly present: ColumnSpec<null>;
    };
};
type Merged<T extends TableSpecs> = {
    [K in keyof T | keyof typeof baseTables]: (K extends keyof typeof baseTables ? (typeof baseTables)[K] : unknown) & (K extends keyof T ? T[K] : unknown);
};
/** A ruleset's tables, ready for use. */
export interface Tables<T extends TableSpecs> {
    readonly names: readonly string[];
    readonly all: readonly Column[];
    /** The columns of each table, by its position. */
    readonly byTable: readonly (readonly Column[])[];
    readonly columns: Columns<T>;
    /** Columns by `table.name`. */
    readonly byPath: ReadonlyMap<string, Column>;
    /** An empty view of each table; views are copies of it, so that all of them have one shape, which engines read fast. */
    readonly shapes: Readonly<Record<string, Readonly<Record<string, Int32Array>>>>;
    /** Table positions by name. */
    readonly index: {
        readonly [K in keyof T]: TableNumber<K & string>;
    };
    /** Whether a row more or less in the table makes another placement, by its position. */
    readonly places: readonly boolean[];
}
/** What was declared, for the type of a scene: `Scene<SpecsOf<typeof tables>, ...>`. */
export type SpecsOf<T> = T extends Tables<infer S extends TableSpecs> ? S : never;
/** `table.name` of every column. */
type Paths<T> = {
    [K in keyof T & string]: `${K}.${keyof T[K] & string}`;
}[keyof T & string];
/**
 * Declares a ruleset's tables. `fight` (one row) and `combatant` are always there with the base columns; the
 * declaration adds its own columns and tables. `places` names the columns on which it hangs who stands where: size, place,
 * in play or not.
 */
export declare function defineTables<T extends TableSpecs>(own: T, places?: readonly Paths<Merged<T>>[]): Tables<Merged<T> & TableSpecs>;
export {};
//# sourceMappingURL=columns.d.ts.map