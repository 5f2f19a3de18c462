import type { Game } from '@fray/kernel';
import { type EncounterChange, type Experiment } from '@fray/lab';
import type { LoadedFile } from '../io/encounters.ts';
import type { ReportWishes } from '../io/report-files.ts';
/** A change as it was typed, with the option that it came with. */
export interface ChangeWish {
    readonly how: 'set' | 'add' | 'remove' | 'option';
    readonly text: string;
}
/** What all commands that try an encounter many times are told. */
export interface TryingWishes extends ReportWishes {
    readonly trials?: string;
    readonly precision?: string;
    readonly threads?: string;
    readonly seed?: string;
    readonly policy?: readonly string[];
    readonly limit?: string;
}
/** Reads changes in the order in which they were typed. Throws a {@link Stop} for one that means nothing. */
export declare const readChanges: (wishes: readonly ChangeWish[]) => EncounterChange[];
/** Does something that may find a change wrong, which is then told to the person: throws a {@link Stop}. */
export declare function sayingWhy<T>(work: () => T): T;
/** What to throw for an error: a {@link Stop} for what the person has given and can mend. */
export declare const whyOf: (error: unknown) => unknown;
/** How many trials, how exact, on how many threads. */
export declare function readTrying(wishes: TryingWishes, usual: number, most: number): {
    precision: number | null;
    trials: number;
    threads: number;
    limit: number;
    seed: string;
};
/** An experiment with what an encounter's file says, before any change. */
export declare function experimentWritten({ game, setup, value }: LoadedFile, wishes: TryingWishes, { seed, limit }: {
    readonly seed: string;
    readonly limit: number;
}): Experiment;
/** The experiment with changes made. Throws a {@link Stop} with every mistake. */
export declare function changedBy(game: Game, experiment: Experiment, changes: readonly EncounterChange[]): Experiment;
//# sourceMappingURL=changes.d.ts.map