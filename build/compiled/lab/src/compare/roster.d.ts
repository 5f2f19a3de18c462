import type { KnownFields } from './known-fields.ts';
import { type Plain } from './plain.ts';
/** Somebody who has been added and has no place of its own yet. */
export interface Newcomer {
    readonly name: string;
    /** Whom it is a copy of and stands next to; null for one from the content. */
    readonly original: string | null;
}
/** Adds so many copies of whoever the word means, or new ones of that kind of the content. */
export declare function addTo(encounter: Plain, known: KnownFields, who: string, count: number, side: string | null): Newcomer[];
/** Takes away everybody whom the word means, or the last so many of its family. */
export declare function removeFrom(encounter: Plain, who: string, count: number | null): void;
/** Brings the number of those whom the word means to so many. */
export declare function countTo(encounter: Plain, known: KnownFields, who: string, count: number): Newcomer[];
//# sourceMappingURL=roster.d.ts.map