import { type AnswerValue } from '@fray/kernel';
import type { SeatQuestion } from '@fray/seat';
import type { Terminal } from '../io/terminal.ts';
/** How far the answers of a question have been listed: numbers beyond were never shown and are not taken. */
export interface Listing {
    upTo: number;
}
/** The positions of the answers that are listed at first, in the order of their numbers. */
export declare function firstAnswers(question: SeatQuestion): number[];
/** Shows who is asked what, the likeliest answers with their numbers and chances, and what Enter means. */
export declare function showQuestion(terminal: Terminal, question: SeatQuestion, who: string, chances: ReadonlyMap<number, string>): Listing;
/** Lists all answers, or those in which the word stands; afterwards all numbers are taken. */
export declare function listAnswers(terminal: Terminal, question: SeatQuestion, only: string, listing: Listing): void;
/** What a typed line answers, or why it is no answer. Enter takes the preset; `no`, `0` and `pass` decline. */
export declare function answerOf(question: SeatQuestion, line: string, { upTo }: Listing): AnswerValue | {
    readonly reason: string;
};
/** Why a text that was refused is no answer: the reason that was given, where there are many answers with the nearest of them. */
export declare function whyRefused(question: SeatQuestion, line: string, reason: string): string;
//# sourceMappingURL=answers.d.ts.map