import type { Connection, Outcome } from '@fray/client';
import type { AnswerValue, Random } from '@fray/kernel';
import type { SeatQuestion } from '@fray/seat';
/** Somebody's random answer to a question; `eager` takes every chance to step in. */
export declare function randomAnswer(question: SeatQuestion, random: Random, eager?: boolean): AnswerValue;
/** The seat does something at random, as far as it is its to do; null where it has nothing to do. */
export declare function moveAtRandom(seat: Connection, random: Random, eager?: boolean): Promise<Outcome | null>;
//# sourceMappingURL=moving.d.ts.map