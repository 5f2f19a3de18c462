import { type Game, type Journal, type Setup } from '@fray/kernel';
import type { LocatedProblem } from './yaml.ts';
/** A saved fight: its journal with the ruleset and the set-up that it was played with; or what is wrong with it. */
export type JournalReading = {
    readonly journal: Journal;
    readonly game: Game;
    readonly setup: Setup;
} | {
    readonly problems: readonly LocatedProblem[];
};
/** Reads a journal (one JSON object in each line). `fileName` is what problems call the file. */
export declare function readJournalText(text: string, fileName: string): Promise<JournalReading>;
//# sourceMappingURL=journal-file.d.ts.map