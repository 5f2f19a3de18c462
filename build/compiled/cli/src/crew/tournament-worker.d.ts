import { type Tournament } from '@fray/lab';
/** A tournament as a thread is told of it: encounters as plain data. */
export interface TournamentOrder {
    readonly mirrors: readonly {
        readonly ruleset: string;
        readonly encounter: unknown;
    }[];
    readonly policies: readonly string[];
    readonly fights: number;
    readonly seed: string;
}
/** What the thread says: how far it is, with the result so far, or that it is over. */
export type TournamentNews = {
    readonly done: number;
    readonly all: number;
    readonly what: string;
    readonly soFar: Tournament;
} | {
    readonly result: Tournament;
};
//# sourceMappingURL=tournament-worker.d.ts.map