import type { Game, Problem, Setup } from '@fray/kernel';
import { type LocatedProblem, type TextReading } from './yaml.ts';
/** An encounter ready to be played with its ruleset, or everything that is wrong with its file. `value` is what it says. */
export type EncounterReading = {
    readonly setup: Setup;
    readonly game: Game;
    readonly value: unknown;
} | {
    readonly problems: readonly LocatedProblem[];
};
/** Reads an encounter file. `fileName` is what problems call it. */
export declare function readEncounterText(text: string, fileName: string): Promise<EncounterReading>;
/** Problems with their places in the file, in the order of the places; of those that mean the same, the first few. */
export declare function located(problems: readonly Problem[], { locate }: Pick<TextReading, 'locate'>, file: string): LocatedProblem[];
/** Whether the value is a map: an object, and neither a list nor null. */
export declare const isMap: (value: unknown) => value is Record<string, unknown>;
//# sourceMappingURL=encounter.d.ts.map