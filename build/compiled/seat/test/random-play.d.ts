import { type AnswerValue, type Random } from '@fray/kernel';
import type { Act, Outcome, Play, SeatQuestion, Standstill } from '../src/index.ts';
/** A whole act of one that may still ask on, and the free words that it wants. */
export interface WholeAct {
    readonly act: Act;
    readonly given: Readonly<Record<string, unknown>>;
}
/** Says step by step what an act still asks, at random. */
export declare function wholeAct(play: Play, seat: string, who: string, act: Act, random: Random): WholeAct;
/** Somebody's random answer to a question. */
export declare function randomAnswer(question: SeatQuestion, random: Random): AnswerValue;
/** The seat that is to do something now, by id; the referee's where nobody else is. */
export declare function seatToMove(play: Play): string;
/** Does something at random for whoever is waited for. */
export declare function moveAtRandom(play: Play, still: Standstill, random: Random): Outcome;
//# sourceMappingURL=random-play.d.ts.map