import type { KeptPlay } from '@fray/seat';
import type { Seating } from './seating.ts';
/** The answer that a request got and gets again when it is sent again; `re` is of the one who asks. */
export type KeptAnswer = {
    readonly type: 'accepted';
    readonly at: number;
} | {
    readonly type: 'refused';
    readonly rule: string;
    readonly reason: string;
};
/**
 * What one entry of a fight's log says besides the lines of the journal that it adds: what was answered, and how it is played
 * from now on where that has changed.
 */
export interface EntryHead {
    readonly answer: KeptAnswer | null;
    readonly kept?: KeptPlay;
    readonly seating?: Seating;
    /** The version of the ruleset to which the fight was carried over: everything before comes out the same with it. */
    readonly engine?: string;
}
/** An entry as text: the head, then lines of the journal. */
export declare const entryText: (head: EntryHead, lines: readonly string[]) => string;
/** The head of an entry, and its lines of the journal. Throws where it is none. */
export declare function readEntry(text: string): {
    readonly head: EntryHead;
    readonly lines: readonly string[];
};
//# sourceMappingURL=entry.d.ts.map