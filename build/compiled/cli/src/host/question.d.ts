import { type Outcome, type Sitting } from './sitting.ts';
/** Answers the open question for one who lets every moment to step in pass. Says whether it did. */
export declare function letPass(sitting: Sitting): boolean;
/** Puts the open question to the person and gives the answer. */
export declare function askQuestion(sitting: Sitting): Promise<Outcome>;
//# sourceMappingURL=question.d.ts.map