import { type Game, type JournalHead, type JournalLine } from '@fray/kernel';
import type { Experiment } from './simulation.ts';
/**
 * Plays trial n of an experiment as a session and returns the lines of its journal, the head first: the very fight that was
 * simulated, to be verified, told and gone on with. One that begins in the middle of another fight has that fight's commands
 * first; its journal says `typed`, since its dice are then of two seeds.
 */
export declare function trialJournal(game: Game, experiment: Experiment, number: number): (JournalHead | JournalLine)[];
//# sourceMappingURL=trial-journal.d.ts.map