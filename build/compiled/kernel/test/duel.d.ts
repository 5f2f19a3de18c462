import { type Policy, type Question, Session, type SessionOptions } from '../src/index.ts';
import { type SceneOf, type TinyCommand, type TinyRules } from './tiny.ts';
export declare const duelTables: import("../src/rules.ts").Tables<{
    combatant: {
        readonly side: import("../src/rules.ts").ColumnSpec<null>;
        readonly seat: import("../src/rules.ts").ColumnSpec<null>;
        readonly present: import("../src/rules.ts").ColumnSpec<null>;
    } & {
        hp: import("../src/rules.ts").ColumnSpec<null>;
        stance: import("../src/rules.ts").ColumnSpec<null>;
        aimed: import("../src/rules.ts").ColumnSpec<"combatant">;
        effort: import("../src/rules.ts").ColumnSpec<null>;
        begun: import("../src/rules.ts").ColumnSpec<null>;
        wager: import("../src/rules.ts").ColumnSpec<null>;
        omen: import("../src/rules.ts").ColumnSpec<null>;
        motto: import("../src/rules.ts").ColumnSpec<null>;
        scars: import("../src/rules.ts").ColumnSpec<null>;
    };
    fight: {
        readonly round: import("../src/rules.ts").ColumnSpec<null>;
        readonly turn: import("../src/rules.ts").ColumnSpec<"combatant">;
        readonly over: import("../src/rules.ts").ColumnSpec<null>;
        readonly winner: import("../src/rules.ts").ColumnSpec<null>;
    } & {
        weather: import("../src/rules.ts").ColumnSpec<null>;
    };
    wound: {
        of: import("../src/rules.ts").ColumnSpec<"combatant">;
        size: import("../src/rules.ts").ColumnSpec<null>;
    };
} & import("../src/rules.ts").TableSpecs>;
export declare const WOUND: number;
export type Duel = SceneOf<typeof duelTables>;
/** Hits whoever stands, and parries whenever it can; flips a coin of its own first. */
export declare const brave: Policy<Duel, TinyCommand>;
export declare const duel: TinyRules<Duel>;
/** Ada (seat ann) and Cid (the referee's) against Gob (seat bob); Ada's turn is about to begin. */
export declare const duelSetup: import("./tiny.ts").TinySetup;
export type DuelSession = Session<Duel, TinyCommand>;
export declare const startDuel: (more?: Partial<SessionOptions<Duel, TinyCommand>>) => DuelSession;
/** The face of die `n` of the fight's seed. */
export declare const faceOf: (n: number, sides: number, seed?: string) => number;
/** The dice of the command at the place (from 0), as faces. */
export declare const facesOf: (session: DuelSession, at: number) => number[];
/** A legal answer to the question, picked by the number. */
export declare function pickAnswer(question: Question, pick: number): string | number;
/** Gives random legal commands and random answers, and now and then withdraws a command, as the numbers say. */
export declare function playAtRandom(session: DuelSession, picks: readonly number[]): void;
/** The same with undo and redo to anywhere among the commands. */
export declare function wanderAtRandom(session: DuelSession, picks: readonly number[]): void;
//# sourceMappingURL=duel.d.ts.map