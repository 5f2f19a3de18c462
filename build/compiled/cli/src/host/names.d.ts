import type { Acts, SeatTable } from '@fray/seat';
/** Everything that has a name of its own on the table and in the list of acts, for names of several words. */
export declare function namesOf({ cards, board }: SeatTable, acts: Acts | null): string[];
/** What may be said, in a sentence. */
export declare function candidateWords(candidates: readonly (string | number)[]): string;
//# sourceMappingURL=names.d.ts.map