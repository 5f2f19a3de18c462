import type { Chances } from '@fray/seat';
/** Chances in a few words, for the end of a line: `hits 55%, fells Gob 20%, takes 2.6, may cost 1.2`; `~` before what is only about so. */
export declare function chanceWords({ kind, hits, withReactions, checks, on, cost }: Chances): string;
/** The same for an answer to a question, by name: `Ada loses 1.5, Gob falls 20%`. */
export declare function answerWords({ kind, on, cost }: Chances): string;
/** All of it, a line for each thing. */
export declare function chanceLines(chances: Chances): string[];
//# sourceMappingURL=chance-words.d.ts.map