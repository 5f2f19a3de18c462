import type { Acts, SeatQuestion } from '@fray/seat';
import { type Listing } from '../ui/answers.ts';
import { type Outcome, type Sitting } from './sitting.ts';
/** What is being asked when a line comes. */
export type Asked = {
    readonly kind: 'command';
    readonly seat: string;
    readonly who: string;
    readonly acts: Acts | null;
} | {
    readonly kind: 'question';
    readonly seat: string;
    readonly question: SeatQuestion;
    readonly listing: Listing;
} | {
    readonly kind: 'dice';
    readonly who: string;
};
/**
 * Does what a word that is always understood says; null where the line holds none. A slash in front marks a word as one
 * where it could be something else.
 */
export declare function tryWord(sitting: Sitting, line: string, asked: Asked): Promise<Outcome | null>;
//# sourceMappingURL=words.d.ts.map