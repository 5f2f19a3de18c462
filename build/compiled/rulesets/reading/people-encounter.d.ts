import type { Game, OptionSpec, Setup, Sheet } from '@fray/kernel/rules';
import type { FieldMap } from '../kinds/field.ts';
import type { Kind } from '../kinds/record.ts';
import type { Reader } from './reader.ts';
/** What reading hands to the fields of a ruleset whose encounters are people on sides and no more. */
export type PeopleReader<R extends string> = Reader<R, 'combatants'>;
/** A setup of people. */
export interface PeopleSetup<T> extends Setup {
    readonly roster: readonly (T & {
        readonly side: number;
        readonly seat: number;
    })[];
}
interface PeopleHabits<T, F, R extends string> {
    readonly ruleset: string;
    readonly options: readonly OptionSpec[];
    /** What a combatant is made of; each has a `side` besides. */
    readonly kind: Kind<T, F, PeopleReader<R>, R>;
    /** The rule that a fight without two sides breaks. */
    readonly rule: R;
}
/** Reading and schema of encounters that are people on sides, each with a kind's fields and its side, and options. */
export declare function peopleEncounters<R extends string>(): <T extends Sheet, F extends FieldMap<PeopleReader<R>, R>>({ ruleset, options, kind, rule, }: PeopleHabits<T, F, R>) => Pick<Game, 'readEncounter' | 'encounterSchema'>;
export {};
//# sourceMappingURL=people-encounter.d.ts.map