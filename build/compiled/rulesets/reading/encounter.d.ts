import type { OptionSpec, Reading, Seat, Setup, Side } from '@fray/kernel/rules';
import type * as z from 'zod';
import { type ContentSource } from './content.ts';
import { type Named } from './names.ts';
import { type Plain } from './plain.ts';
import { Problems } from './problems.ts';
import { type Fields, type Reader } from './reader.ts';
import { type SeatHabits, type SeatOf } from './seats.ts';
import { type FieldRules } from './shape.ts';
/** What the encounters of a ruleset are read by. */
export interface EncounterHabits<R extends string, K extends string> {
    readonly ruleset: string;
    readonly schema: z.ZodType;
    /** The rules that fields of a wrong shape break. */
    readonly rules: FieldRules<R>;
    readonly content: ContentSource<K>;
    /** The encounter's own content with what is written in short as maps, where a ruleset allows that there. */
    readonly contentInFull?: (problems: Problems<R>, raw: unknown) => unknown;
    readonly options: readonly OptionSpec[];
}
/** Everybody who fights, by name, and who answers for whom. */
export interface People {
    readonly named: readonly Named[];
    readonly names: readonly string[];
    readonly seats: readonly Seat[];
    /** By position: the names and sides that the seat was given. */
    readonly plays: readonly (readonly string[])[];
    readonly seatOf: SeatOf;
}
/** What the ruleset itself has read: what its setup adds to what every setup has, and what is written of it. */
export interface Own<S extends Setup> {
    readonly sides: readonly Side[];
    readonly people: People;
    /** Options whose value follows from something else in the encounter. */
    readonly options?: Readonly<Record<string, string | number>>;
    readonly setup: Omit<S, keyof Setup>;
    /** Called when nothing is wrong. */
    readonly write: () => Plain;
}
/**
 * Reads an encounter from plain data, as parsed from YAML or JSON: a setup ready to be played, or every problem at once.
 * `read` reads what is the ruleset's own. The setup's `encounter` is the same encounter in full; reading that gives an
 * equal setup.
 */
export declare function readEncounter<R extends string, K extends string, S extends Setup>(given: unknown, { ruleset, schema, rules, content: source, contentInFull, options: specs }: EncounterHabits<R, K>, read: (r: Reader<R, K>, raw: Readonly<Record<string, unknown>>) => Own<S>): Reading;
/** Reads everybody's name and who answers for whom. `nobody` is the rule that a fight without anybody breaks. */
export declare function readPeople<R extends string, K extends string>(r: Reader<R, K>, raw: Readonly<Record<string, unknown>>, reserved: readonly string[], nobody: R, habits: SeatHabits): People;
/** The fields under a name of their own, as if they had been written with it. */
export declare const called: (name: string, fields: Fields) => Fields;
//# sourceMappingURL=encounter.d.ts.map