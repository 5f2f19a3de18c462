import { type AnyRuleset, type AnyScene, type Command, type FightEvent, type PassedOver, type Question, type Refusal, type TapeDie } from '@fray/kernel';
import { type Answers } from './case-answers.ts';
/** Dice in order, as a case lists them, and how many of them have been taken. */
export declare class DiceStream {
    readonly dice: readonly TapeDie[];
    taken: number;
    constructor(dice: readonly TapeDie[]);
}
/** Who was asked during a step, and who was not although a rule might have. */
export interface Heard {
    readonly questions: Question[];
    readonly passedOver: PassedOver[];
}
/** What a command of a case takes its dice and answers from. */
export interface Streams {
    readonly dice: DiceStream;
    readonly answers: Answers;
    /** Whether the question is the one that the step leaves open. */
    readonly staysOpen: (question: Question) => boolean;
    /** Hears of everybody who is asked, and of everybody whom a rule passes over. */
    readonly heard: Heard;
}
/** What became of a command of a case. */
export type Outcome = {
    readonly status: 'done';
    readonly events: readonly FightEvent[];
} | {
    readonly status: 'refused';
    readonly refusal: Refusal;
} | {
    readonly status: 'asking';
    readonly question: Question;
    readonly events: readonly FightEvent[];
} | {
    readonly status: 'failed';
    readonly message: string;
};
/** Does a command with dice and answers from the streams. A question without an answer leaves the fight as it was. */
export declare function follow(rules: AnyRuleset, scene: AnyScene, command: Command, streams: Streams): Outcome;
//# sourceMappingURL=case-stream.d.ts.map