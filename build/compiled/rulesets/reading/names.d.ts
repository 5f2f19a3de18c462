import { type Side } from '@fray/kernel/rules';
import { type Path } from './problems.ts';
import { type Fields, type Reader } from './reader.ts';
/** A combatant's name with its fields. */
export interface Named {
    readonly name: string;
    readonly fields: Fields;
    /** Where the name was written. */
    readonly path: Path;
}
/**
 * Everybody on the list or in the map of combatants, entries with a `count` as so many. `reserved` are words that cannot be
 * names; `nobody` is the rule that a fight without anybody breaks.
 */
export declare function readNames<R extends string>(r: Reader<R>, raw: unknown, path: Path, reserved: readonly string[], nobody: R): Named[];
/** Somebody who joins, as a command brings it: a content id alone stands for somebody made from it. */
export declare const joiner: (raw: unknown) => unknown;
/** Words that cannot be names in a fight of these sides: those and the ruleset's own, and the ids of the sides. */
export declare const reservedNames: (own: readonly string[], sides: readonly Side[]) => string[];
/** Why nobody can be called that, or null. */
export declare function wrongName(name: string, reserved: readonly string[]): string | null;
/** The name, with a number from 2 behind it where it is taken. */
export declare function numbered(name: string, taken: Set<string>): string;
/** The row of the combatant of that name, upper and lower case alike, or -1: with a problem where there is none. */
export declare function findRow(r: Pick<Reader, 'problems'>, name: unknown, path: Path, names: readonly string[]): number;
//# sourceMappingURL=names.d.ts.map