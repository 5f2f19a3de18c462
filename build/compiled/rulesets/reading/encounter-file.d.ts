import type { OptionSpec, Refusal } from '@fray/kernel/rules';
import * as z from 'zod';
import type { FieldMap } from '../kinds/field.ts';
import type { ContentSource } from './content.ts';
import { type EncounterHabits } from './encounter.ts';
import { type Fields, type Reader } from './reader.ts';
import { type FieldRules } from './shape.ts';
/** The policy of a computer's seat that names none. */
export declare const DEFAULT_POLICY = "aggressive";
/** The policies that a computer's seat may name, in every ruleset. */
export declare const POLICY_NAMES: readonly string[];
/** One kind of content in an encounter file; a kind of `kinds/` is one. */
export interface ContentEntry<C> {
    /** The schema of one thing of it, as a map. */
    readonly map: z.ZodObject;
    /** Reads one thing under its id; left out where all of the content is read anyway. */
    readonly from?: (r: C, fields: Fields, id: string) => unknown;
    /** The schema of all of it, where that is more than a map by id. */
    readonly whole?: z.ZodType;
    /** How what something is made from stays beneath what is said of it: see {@link ContentSource.beneath}. */
    readonly beneath?: NonNullable<ContentSource<string>['beneath']>[string];
}
/** What the encounter files of a ruleset are made of. */
interface EncounterFileSpec<R extends string, K extends string, C> {
    readonly ruleset: string;
    readonly options: readonly OptionSpec[];
    /** The ruleset's own content. */
    readonly built: ContentSource<K>['built'];
    readonly content: Readonly<Record<K, ContentEntry<C>>> & {
        readonly combatants: ContentEntry<C>;
    };
    /** The kinds whose fields stand in its files, with the rules that wrong values break. */
    readonly kinds: readonly {
        readonly fields: FieldMap<any, R>;
    }[];
    /** The rules of fields that belong to no kind. */
    readonly rules: FieldRules<R>;
    /** One combatant under its name; that of the content without a name if left out. */
    readonly combatant?: z.ZodObject;
    /** What the order of the seats means. */
    readonly seatOrder?: string;
    /** The ruleset's own fields of the file; a `combatants` among them takes the place of the usual one. */
    readonly fields: (one: z.ZodObject, listed: z.ZodObject) => Readonly<Record<string, z.ZodType>>;
    readonly contentInFull?: EncounterHabits<R, K>['contentInFull'];
}
/**
 * Declares a ruleset's encounter files: the whole schema, the rules that wrong fields break, and the reading of what is
 * the same in every ruleset follow.
 */
export declare function encounterFile<R extends string, K extends string, C extends Reader<R, K>>(spec: EncounterFileSpec<R, K, C>): {
    /** What encounters are read by. */
    habits: EncounterHabits<R, K>;
    /** The JSON Schema of encounter files, for editors: every field with a sentence, content ids to choose from. */
    editorSchema: () => unknown;
    /** Reads the encounter's own content, whether it is in use or not, so that it is known to be sound when it is needed. */
    checkOwnContent(r: C): void;
    /**
     * Reads what a command brings with it, of that shape: the value, or why it may not be. `nothing` is the rule of what is
     * wrong where the problem has none.
     */
    readBrought<T>(r: C, raw: unknown, shape: z.ZodType, nothing: R, read: (r: C) => T | null): T | Refusal;
    /** Reads a combatant that joins in the middle of a fight, in the same way. */
    readJoiner<T>(r: C, [name, given]: readonly [string, unknown], reserved: readonly string[], nothing: R, read: (r: C, fields: Fields) => T): T | Refusal;
};
/** A reader for what comes with a command: what is wrong is noted apart. */
export declare function afresh<C extends Reader<never, never>>(r: C): C;
/** A kind of content whose files do not have these fields: its things are known by their ids. */
export declare const without: <E extends {
    readonly map: z.ZodObject;
}>(entry: E, ...fields: readonly string[]) => E;
export {};
//# sourceMappingURL=encounter-file.d.ts.map