import type { Problem } from '@fray/kernel/rules';
/** A mistake: what it is, the encounter that has it, where it is told (with dots), what the sentence says, the rule. */
export type Mistake = readonly [what: string, raw: unknown, path: string, says: RegExp, rule?: string];
/** An encounter as it is written. */
type Raw = Record<string, unknown>;
/** Makes encounters with changes to one of the people in it, and others with `more`. */
export declare const changing: (encounter: (changes: Raw) => Raw, people: Readonly<Record<string, Raw>>, name: string) => (changes: Raw, more?: Raw) => Raw;
/**
 * A test for each mistake: it is reported where it is, with what would be right and the rule, among at most so many
 * problems.
 */
export declare function tellMistakes(problemsOf: (raw: unknown) => readonly Problem[], mistakes: readonly Mistake[], most?: number): void;
export {};
//# sourceMappingURL=mistakes.d.ts.map