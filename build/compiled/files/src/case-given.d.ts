import type { Problem } from '@fray/kernel';
import type { Shared } from './cases.ts';
/** Reads a file that a case names, by its path as seen from the case file; null where there is none. */
export type ReadFile = (path: string) => string | null;
type Given = Readonly<Record<string, unknown>>;
/** What a case is given, with its encounter file put in, or what is wrong with that file. */
export type WholeGiven = {
    readonly given: Given;
} | {
    readonly problem: Problem;
};
/**
 * Puts in the encounter file that `given.encounter` names. What the case says besides comes over it: combatants by name,
 * everything else whole. Without `encounter` the given stays as it is.
 */
export declare function wholeGiven(given: Given, ruleset: string, readFile: ReadFile): WholeGiven;
/**
 * The encounter of a case, complete: with what the ruleset's cases usually say, the content of the file, and combatants
 * of the cast put in.
 */
export declare function encounterOf(given: Given, { cast, content }: Shared, ruleset: string): unknown;
export {};
//# sourceMappingURL=case-given.d.ts.map