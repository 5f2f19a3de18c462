import { type AnyRuleset, type AnyScene, type PlainCommand } from '@fray/kernel';
/** Puts names of more than one word into quotes where a person left them out. */
export declare function quoteNames(text: string, names: readonly string[]): string;
/** What a typed line is read against. */
export interface Reading {
    readonly rules: AnyRuleset;
    readonly scene: AnyScene;
    /** Who commands when the line names nobody; null when it must. */
    readonly actor: number | null;
    /** Names of things that lines may mention, besides the combatants. */
    readonly things: readonly string[];
    /** Words that are no commands of the ruleset but mean something to whoever asks, for suggestions. */
    readonly others: readonly string[];
    /** Rows of whom whoever types may know. The scene is to be looked at through its eyes, so that nobody else is found. */
    readonly known: readonly number[];
}
/**
 * Reads a command as a person types it: the actor may be left out, names need no quotes, and little words (`attack Gob
 * with the longsword`) do no harm. Throws a sentence where it means nothing.
 */
export declare function readTyped(line: string, reading: Reading): PlainCommand;
//# sourceMappingURL=typed.d.ts.map