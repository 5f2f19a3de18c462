import { type Pool, type SpecOptions } from '@fray/kernel/rules';
import * as z from 'zod';
import { type Path } from '../reading/problems.ts';
import { type Reader } from '../reading/reader.ts';
import type { ColumnField, Field, PointsField, Shape } from './field.ts';
import type { Kind } from './record.ts';
/** What every field may say besides its shape. */
export interface Says<R extends string> {
    /** The rule that a value of the wrong shape breaks. */
    readonly rule?: R;
    /** The sentence for a thing that does not have it although every such thing must. */
    readonly needed?: string;
    /** What it is called in files, where that is not its name in the model. */
    readonly key?: string;
}
/** What a field that begins a column may say of it: sight, label, bounds during play. */
export type Columned = {
    readonly column: SpecOptions;
};
interface NumberSays<C, R extends string> extends Says<R> {
    readonly min: number;
    readonly max: number;
    /** It is a multiple of this: 5 for feet on a grid. */
    readonly step?: number;
    readonly leftOut?: number;
    /** It is never left out where it is written back: some things must say it. */
    readonly always?: boolean;
    /** What it is when left out, where an option of the table says so; `option` names it for people. */
    readonly usual?: {
        readonly option: string;
        readonly of: (r: C) => number;
    };
    /** Words that may stand in place of a number, with the number that each is in the model. */
    readonly words?: Readonly<Record<string, number>>;
}
interface FlagSays<R extends string> extends Says<R> {
    /** It is yes when left out. */
    readonly leftOut?: true;
}
interface NumbersSays<R extends string> extends Says<R> {
    readonly min: number;
    /** The most, or the most of each. */
    readonly max: number | readonly number[];
    /** What each is that is left out. */
    readonly leftOut: number;
    /** The sentence of one of them. */
    readonly each: (word: string) => string;
}
interface WordSays<C, R extends string> extends Says<R> {
    /** What it is when left out, where an option of the table says so; `option` names it for people. */
    readonly usual?: {
        readonly option: string;
        readonly of: (r: C) => number;
    };
    /** The position of the word that it is when left out; -1 or less where that is something else. */
    readonly leftOut?: number;
    /** Further words that may be written, with the number that each is in the model. */
    readonly also?: Readonly<Record<string, number>>;
    /** Position of the last word that people may write, where the later ones come about in play only. */
    readonly last?: number;
    readonly meta?: {
        readonly id?: string;
        readonly examples?: readonly unknown[];
    };
}
interface CustomSays<T, C extends Reader, R extends string> extends Says<R> {
    readonly schema: z.ZodType;
    readonly read: Field<T, C, R>['read'];
    readonly write: Field<T, C, R>['write'];
    readonly shape?: Shape;
}
/**
 * The makers of fields for a ruleset: `C` is what its reading hands on, `R` are the ids of its rules. Each returns a
 * {@link Field}; those that are given a `column` begin that column of the combatant's row.
 */
export declare function fieldsFor<C extends Reader, R extends string>(): {
    number: {
        (says: string, o: NumberSays<C, R> & Columned): ColumnField<number, C, R>;
        (says: string, o: NumberSays<C, R>): Field<number, C, R>;
    };
    numbers: {
        (known: readonly string[], says: string, o: NumbersSays<R> & Columned): ColumnField<readonly number[], C, R>;
        (known: readonly string[], says: string, o: NumbersSays<R>): Field<readonly number[], C, R>;
    };
    flag: {
        (says: string, o: FlagSays<R> & Columned): ColumnField<boolean, C, R>;
        (says: string, o?: FlagSays<R>): Field<boolean, C, R>;
    };
    yesNo: {
        (says: string, o: Says<R> & Columned): ColumnField<boolean | null, C, R>;
        (says: string, o?: Says<R>): Field<boolean | null, C, R>;
    };
    word: {
        (words: readonly string[], says: string, o: WordSays<C, R> & Columned): ColumnField<number, C, R>;
        (words: readonly string[], says: string, o?: WordSays<C, R>): Field<number, C, R>;
    };
    choice: {
        <W extends string>(words: readonly W[], says: string, o: Says<R> & {
            readonly leftOut: NoInfer<W>;
        }): Field<W, C, R>;
        <W extends string>(words: readonly W[], says: string, o?: Says<R>): Field<W | null, C, R>;
    };
    words: <W extends string>(known: readonly W[], says: string, o?: Says<R> & {
        readonly single?: boolean;
    }) => Field<Readonly<Record<W, boolean>>, C, R>;
    several: (words: readonly string[], says: string, o?: Says<R> & {
        readonly first?: number;
    }) => Field<readonly number[], C, R>;
    set: (known: readonly string[], says: string, o?: Says<R> & {
        readonly schema?: z.ZodType;
    }) => Field<number, C, R>;
    text: (says: string, o?: Says<R> & {
        readonly schema?: z.ZodType;
        readonly min?: number;
    }) => Field<string, C, R>;
    dice: {
        (says: string, o: Says<R> & {
            readonly leftOut: string;
        }): Field<Pool, C, R>;
        (says: string, o?: Says<R>): Field<Pool | null, C, R>;
    };
    neededDice: (says: string, o: Says<R> & {
        readonly needed: string;
    }) => Field<Pool, C, R>;
    points: (says: string, o: Says<R> & Columned & {
        readonly mostColumn: SpecOptions;
        readonly leftOut?: number;
        /** How many there are may be less than nothing. */
        readonly below?: boolean;
    }) => PointsField<C, R>;
    maybe: <T>(of: Field<T, C, R>, own?: string, o?: Says<R>) => Field<T | null, C, R>;
    always: <T>(of: Field<T, C, R>, own?: string, o?: Says<R>) => Field<T, C, R>;
    list: <T>(of: Field<T, C, R>, says: string, o?: Says<R> & {
        readonly settle?: (all: readonly NonNullable<T>[], r: C, path: Path) => readonly NonNullable<T>[];
        /** How many there must be at least, and may be at most, where something is written at all. */
        readonly least?: number;
        readonly most?: number;
    }) => Field<readonly NonNullable<T>[], C, R>;
    byId: <T extends {
        readonly name: string;
    }, M>(of: Kind<T, M, C, R>, says: string, o?: Says<R>) => Field<readonly (T & {
        readonly id: string;
    })[], C, R>;
    custom: {
        <T>(says: string, o: CustomSays<T, C, R> & Columned): ColumnField<T, C, R>;
        <T>(says: string, o: CustomSays<T, C, R>): Field<T, C, R>;
    };
};
export {};
//# sourceMappingURL=fields.d.ts.map