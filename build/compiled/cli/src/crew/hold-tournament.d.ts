import type { Tournament } from '@fray/lab';
import type { TournamentOrder } from './tournament-worker.ts';
/** How a tournament has ended, and with what. */
export interface HeldTournament {
    readonly result: Tournament;
    readonly isStopped: boolean;
}
/**
 * Holds a tournament in a thread of its own, so that Ctrl-C is heard in the middle of a long fight: the result is then what had
 * been played before that pair of fights. Pressed again it ends the process.
 */
export declare function holdTournament(order: TournamentOrder, onProgress: (done: number, all: number, what: string) => void): Promise<HeldTournament>;
//# sourceMappingURL=hold-tournament.d.ts.map