import { type AnswerValue, type Question } from '@fray/kernel';
import type { AnySession } from './showing.ts';
/** One answer to a question. */
export interface SeatOption {
    readonly value: AnswerValue;
    readonly label: string;
    /** Why the rules forbid it, or null where it may be taken. */
    readonly refused: {
        readonly rule: string;
        readonly reason: string;
    } | null;
}
/** A question that a seat has to answer. */
export interface SeatQuestion {
    /** The same until the question is answered or taken back; never that of another. */
    readonly id: string;
    /** For whom the seat answers: a combatant's name, or `referee`. */
    readonly to: string;
    /** The rule that asks, by id and title. */
    readonly rule: string;
    readonly title: string;
    readonly prompt: string;
    readonly kind: Question['kind'];
    readonly options: readonly SeatOption[];
    /** The bounds of a number; null where there are none. */
    readonly min: number | null;
    readonly max: number | null;
    /** What is taken when nobody says otherwise. */
    readonly preset: AnswerValue;
    /** The answer that does nothing, for one who does not step in; null where there is none. */
    readonly decline: AnswerValue | null;
    /** Whether it is a chance to step in, which a seat may have answered or declined of itself. */
    readonly reaction: boolean;
    /** Why no answer can change anything, for seats that want to be asked all the same; '' where one may. */
    readonly pointless: string;
}
/** Dice that a seat has to roll and to type. */
export interface SeatDice {
    readonly to: string;
    readonly sides: readonly number[];
    readonly rule: string;
    readonly why: string;
    /** Whose attack it is about that another has to roll against, in words; '' for anything else. */
    readonly occasion: string;
}
/** Ids for questions, the same for the same question object: a question that comes anew is a new one. */
export declare class QuestionIds {
    private readonly ids;
    /** How many questions have an id. */
    count: number;
    /** Says what the id of a question is that was asked before the fight was put away. */
    recall(question: Question, id: string): void;
    of(question: Question): string;
}
/** Who decides for a combatant, by position: its seat, or the referee where that seat was handed over. */
export type DeciderOf = (row: number) => number;
/** The open questions that the seat (by position) has to answer. Those that are answered are left out. */
export declare function openQuestions({ awaited }: AnySession, seat: number, decider: DeciderOf): readonly Question[];
/** The open questions of a seat as plain data. */
export declare const questionsOf: (session: AnySession, seat: number, decider: DeciderOf, ids: QuestionIds) => SeatQuestion[];
/** The dice that the seat has to roll, or null. */
export declare function diceOf(session: AnySession, seat: number, decider: DeciderOf): SeatDice | null;
/** Positions of the seats for whom the fight waits: those who are asked or have to roll, or else may command. */
export declare function awaitedSeats({ awaited, scene, rules }: AnySession, decider: DeciderOf): number[];
//# sourceMappingURL=questions.d.ts.map