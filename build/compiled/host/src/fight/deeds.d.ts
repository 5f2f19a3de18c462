import type { Deed } from '@fray/protocol';
import type { Outcome, Play } from '@fray/seat';
/** What became of a deed; `value` where it only asked how things are. */
export type DeedOutcome = Outcome | {
    readonly value: unknown;
};
/**
 * Does what a seat says. What follows from it by itself is left to the caller ({@link Play.goOn}). Throws a sentence where the
 * seat has no say in it.
 */
export declare function doDeed(play: Play, seat: string, deed: Deed): DeedOutcome;
//# sourceMappingURL=deeds.d.ts.map